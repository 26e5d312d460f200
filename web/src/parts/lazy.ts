// Parts of the page that are loaded on demand.
/** Load what did not load before. If it fails once more the page is loaded anew: a browser may remember that a
 * file was missing, and after an update of the server the old page asks for files that are gone. */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    location.reload();
    return new Promise<T>(() => undefined);
  }
}
