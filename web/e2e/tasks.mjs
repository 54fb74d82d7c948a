/**
 * How long the page's main thread is held up while bots play, from a trace of the browser: every task by the time it computes,
 * for a clock tells how busy the machine is. The largest tasks are told with what they did.
 */

import { openTable, playOn, dice, waitForTurn } from "./table.mjs";

/** The end of a trace, as events. */
async function traced(session, work) {
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["toplevel", "devtools.timeline", "v8"],
      excludedCategories: ["*"],
      recordMode: "recordAsMuchAsPossible",
    },
  });
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await work();
  const ended = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await ended;
  return events;
}

const TASK = "ThreadControllerImpl::RunTask";
const PARTS = new Set([
  "FunctionCall",
  "UpdateLayoutTree",
  "Layout",
  "Paint",
  "PrePaint",
  "Layerize",
  "Commit",
  "MinorGC",
  "MajorGC",
  "EvaluateScript",
  "v8.compile",
  "FireAnimationFrame",
  "TimerFire",
  "EventDispatch",
  "RunMicrotasks",
  "ParseHTML",
  "HitTest",
  "IntersectionObserverController::computeIntersections",
]);

/** The main thread of the page: the one that runs its functions. */
function mainThread(events) {
  const counts = new Map();
  for (const { name, pid, tid } of events)
    if (name === "FunctionCall") {
      const key = `${pid}.${tid}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Every task of the main thread: how many milliseconds it computed, and what for. */
export function tasksOf(events) {
  const main = mainThread(events);
  const here = events.filter((event) => `${event.pid}.${event.tid}` === main && event.ph === "X");
  const tasks = here.filter((event) => event.name === TASK && event.tdur !== undefined);
  const parts = here.filter((event) => PARTS.has(event.name));
  return tasks
    .map((task) => {
      const inside = parts.filter(({ ts }) => ts >= task.ts && ts < task.ts + task.dur);
      const sums = {};
      for (const { name, tdur = 0 } of inside)
        sums[name] = Math.round(((sums[name] ?? 0) + tdur / 1000) * 10) / 10;
      return { ms: task.tdur / 1000, at: task.ts, parts: sums };
    })
    .sort((a, b) => b.ms - a.ms);
}

export default async function tasks({ args, person }) {
  const page = await person({ motion: "full", size: args.size ?? "wide" });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openTable(page, args);
  await waitForTurn(page);
  const session = await page.context().newCDPSession(page);
  const roll = dice(args.seed ?? 5);
  const begun = Date.now();
  const until = begun + (args.seconds ?? 20) * 1000;
  const few = args.few ?? 0;
  let answered = 0;
  const events = await traced(session, async () => {
    // A busy machine plays on for longer, until there was something to see.
    while (Date.now() < until || answered < few) {
      const { over } = await playOn(page, { most: 1, roll });
      if (over) break;
      answered++;
      await page.waitForTimeout(args.think ?? 300);
    }
  });
  const found = tasksOf(events);
  const busy = found.reduce((sum, { ms }) => sum + ms, 0);
  return {
    answered,
    seconds: (Date.now() - begun) / 1000,
    busy: Math.round(busy),
    count: found.length,
    longest: found.slice(0, args.most ?? 8),
  };
}
