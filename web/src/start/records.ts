// How one's own matches against robots went.
import { t } from "../i18n/words.svelte";
import type { RobotRecord } from "../net/protocol";

export type Records = readonly RobotRecord[];

export function recordWords(records: Records, robot: string): string {
  const found = records.find((one) => one.robot === robot);
  return t("setup-record", { played: found?.played ?? 0, won: found?.won ?? 0 });
}
