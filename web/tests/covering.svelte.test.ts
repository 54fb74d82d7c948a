/** Covers are laid at one table. */

import { beforeEach, describe, expect, it } from "vitest";
import { Covering } from "../src/covering.svelte";
import { settings } from "../src/settings.svelte";

describe("what is one's own", () => {
  beforeEach(() => {
    sessionStorage.clear();
    settings.covered = false;
  });

  it("is covered at one table and at no other", () => {
    new Covering("fox").on = true;
    expect(new Covering("owl").on).toBe(false);
    expect(settings.covered).toBe(false);
  });

  it("stays covered at that table when its page is opened again", () => {
    new Covering("fox").on = true;
    expect(new Covering("fox").on).toBe(true);
  });

  it("lies as the settings say, until this table says otherwise", () => {
    settings.covered = true;
    const here = new Covering("fox");
    expect(here.on).toBe(true);
    here.on = false;
    expect(here.on).toBe(false);
    expect(new Covering("owl").on).toBe(true);
  });
});
