"""How the page looks, in light and dark, on a desk and on a phone."""

STYLE = """
:root { color-scheme: light dark; --ink: #1c2126; --paper: #fbfaf7; --card: #fff; --soft: #dedad0; --faint: #5d6670;
  --bar: #2f6f8f; --span: #b4480d; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e1; --paper: #12161a; --card: #1a1f24; --soft: #343c44; --faint: #a3acb5;
    --bar: #4591b5; --span: #ffb27d; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1.25rem 4rem; max-width: 78rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 .1rem; scroll-margin-top: 1rem; }
h3 { font-size: 1.05rem; margin: 0; }
p { margin: 0; } .hint, .note, figcaption, nav { color: var(--faint); font-size: .875rem; }
.lead { margin: 0 0 1rem; } .note { margin-bottom: .6rem; } nav { margin: .75rem 0; }
nav a { margin-right: 1rem; display: inline-block; } a { color: inherit; text-underline-offset: .15em; }
code { font-size: .9em; background: var(--soft); padding: .05rem .35rem; border-radius: .25rem; }
.grid { columns: 2 26rem; column-gap: 1rem; margin-bottom: 1rem; }
.plot { background: var(--card); border: 1px solid var(--soft); border-radius: .5rem; break-inside: avoid;
  padding: .9rem 1rem; margin-bottom: 1rem; }
.wide { overflow-x: auto; }
.bars { display: grid; grid-template-columns: minmax(5rem, calc(43% - 5% * var(--columns)))
  minmax(5rem, 1fr) repeat(var(--columns), auto);
  gap: .2rem .8rem; align-items: center; }
.label { font-size: .9rem; line-height: 1.25; overflow-wrap: break-word; hyphens: auto; }
.value, .head, td.n, th.n { font-size: .85rem; font-variant-numeric: tabular-nums; text-align: right;
  white-space: nowrap; }
.head, th, th.n { color: var(--faint); font-weight: 400; font-size: .8rem; }
.track { width: 100%; height: 1.35rem; } .axis { width: 100%; height: 1.2rem; overflow: visible; }
.axis text, .level { font-size: .72rem; fill: var(--faint); font-variant-numeric: tabular-nums; }
.bar { fill: var(--bar); } .tick { stroke: var(--soft); stroke-width: 1; }
.span { stroke: var(--span); stroke-width: 2; } .middle { stroke: var(--span); stroke-width: 2; stroke-dasharray: 5 4; }
.histogram { margin: 0; } .field { width: 100%; height: 10rem; overflow: visible; }
figcaption { margin-top: .3rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } th { text-align: left; }
td, th { padding: .25rem 1.5rem .25rem 0; vertical-align: top; } td.n, th.n { width: 1%; }
td { border-top: 1px solid var(--soft); } table + table { margin-top: 1rem; } table + .note { margin: .8rem 0 0; }
@media (max-width: 34rem) {
  body { padding: 1rem .8rem 3rem; } .plot { padding: .8rem; } td, th { padding-right: .6rem; }
  .bars { grid-template-columns: minmax(4rem, 1fr) repeat(var(--columns), auto); }
  .bars .label { grid-column: 1 / -1; margin-top: .3rem; } .bars .label:empty { display: none; }
}
"""
