// The tabs of the settings; the account and the host's desk are pages of their own.
import { person } from "../account/session.svelte";
import type { SubItem } from "../frame/SubNav.svelte";
import { t } from "../i18n/words.svelte";

export type SettingsTab = "look" | "table" | "account" | "host";

export const settingsSub = (at: SettingsTab): { label: string; items: SubItem[] } => ({
  label: t("settings-title"),
  items: [
    { name: t("settings-look-tab"), path: "/settings", current: at === "look" },
    { name: t("settings-table-tab"), path: "/settings?part=table", current: at === "table" },
    { name: t("account-title"), path: "/account", current: at === "account" },
    ...(person()?.admin ? [{ name: t("host-title"), path: "/host", current: at === "host" }] : []),
  ],
});
