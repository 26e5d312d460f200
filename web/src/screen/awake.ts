// Keeps a device awake while something is to be seen or done on it. Browsers allow that only over https.

/** Keep it awake from now on. Gives what lets it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    // a device that is low on power may say no
    const found = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) void found?.release();
    else lock = found;
  };
  void take();
  document.addEventListener("visibilitychange", take);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
