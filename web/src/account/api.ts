// What is asked of the server about oneself.
import { ask } from "../net/api";
import type { About, NewAccount, Person, SessionShown, TokenMade, TokenShown } from "../net/protocol";

export const about = (): Promise<About> => ask("GET", "/about");
export const register = (wanted: NewAccount): Promise<Person> => ask("POST", "/account", wanted);
export const login = (login: string, password: string): Promise<Person> => ask("POST", "/login", { login, password });
export const reset = (login: string, code: string, password: string): Promise<Person> =>
  ask("POST", "/reset", { login, code, new: password });
export const changePassword = (old: string, password: string): Promise<Person> =>
  ask("POST", "/me/password", { old, new: password });
export const keepLanguage = (language: string): Promise<Person> => ask("PUT", "/me/language", { language });
export const signOut = (): Promise<void> => ask("POST", "/me/forget");
export const sessions = (): Promise<SessionShown[]> => ask("GET", "/me/sessions");
export const endSession = (session: string): Promise<void> =>
  ask("DELETE", `/me/sessions/${encodeURIComponent(session)}`);
export const signOutEverywhere = (): Promise<void> => ask("DELETE", "/me/sessions");
export const vanish = (): Promise<void> => ask("DELETE", "/me");
export const tokens = (): Promise<TokenShown[]> => ask("GET", "/me/tokens");
export const newToken = (name: string, play: boolean, days: number | null): Promise<TokenMade> =>
  ask("POST", "/me/tokens", { name, scopes: play ? ["read", "play"] : ["read"], days });
export const revoke = (token: string): Promise<void> => ask("DELETE", `/me/tokens/${encodeURIComponent(token)}`);
