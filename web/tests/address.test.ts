// The address of an invitation: never localhost where the server knows a better one.
import { expect, test } from "vitest";
import { addressFor, reachOf } from "../src/room/address";

test.each([
  ["http://localhost:8000", "here"],
  ["http://127.0.0.1:8000", "here"],
  ["http://[::1]:8000", "here"],
  ["http://192.168.1.7:8000", "network"],
  ["http://10.0.0.3", "network"],
  ["http://172.20.1.1:8000", "network"],
  ["http://172.40.1.1:8000", "all"],
  ["http://anna-laptop:8000", "network"],
  ["http://anna.local", "network"],
  ["https://parlour.example", "all"],
])("%s is reached from: %s", (origin, reach) => {
  expect(reachOf(origin)).toBe(reach);
});

const network = (...addresses: string[]) => ({ may: true, open: addresses.length > 0, addresses });

test("at the server's own machine the link holds its address in the network, once it is open", () => {
  expect(addressFor(network("http://192.168.1.7:8000"), "http://localhost:8000")).toEqual({
    origin: "http://192.168.1.7:8000",
    reach: "network",
  });
  expect(addressFor(network(), "http://localhost:8000").reach).toBe("here");
  expect(addressFor(null, "http://localhost:8000").reach).toBe("here");
});

test("a page that was opened from elsewhere keeps its own address", () => {
  expect(addressFor(network("http://192.168.1.7:8000"), "https://parlour.example")).toEqual({
    origin: "https://parlour.example",
    reach: "all",
  });
});
