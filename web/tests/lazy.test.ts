// What is loaded on demand: shown when it comes, tried again when it does not.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Component } from "svelte";
import { fluent } from "../scripts/locales";
import { use } from "../src/i18n/words.svelte";
import Lazy from "../src/parts/Lazy.svelte";
import Lost from "../src/app/Lost.svelte";

beforeAll(() => use("en", fluent("en")));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Wanted = { title: string };
const found = { default: Lost as unknown as Component<Wanted> };
const shown = (load: () => Promise<typeof found>) =>
  render(Lazy<Wanted>, { props: { load, props: { title: "Here it is" } } });

test("it is shown with its props", async () => {
  shown(() => Promise.resolve(found));
  expect(await screen.findByRole("heading", { name: "Here it is" })).toBeTruthy();
});

test("a failure is said, and tried again", async () => {
  const load = vi.fn(() => Promise.resolve(found)).mockRejectedValueOnce(new TypeError("no network"));
  shown(load);
  expect((await screen.findByRole("alert")).textContent).toContain("didn’t load");
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Here it is" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a second failure loads the page anew", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  shown(() => Promise.reject(new TypeError("gone")));
  await fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
