// What is asked of the server about the club: ratings, profiles, leagues.
import { ask } from "../net/api";
import type {
  LeagueChanged,
  LeagueShown,
  Listing,
  NewLeague,
  Profile,
  RatingChange,
  RatingShown,
  SeasonShown,
  Settle,
} from "../net/protocol";

const id = encodeURIComponent;

export const leaderboard = (game: string): Promise<RatingShown[]> => ask("GET", `/leaderboard?game=${id(game)}`);
export const profile = (person: string): Promise<Profile> => ask("GET", `/people/${id(person)}`);
export const overTime = (person: string, game: string): Promise<RatingChange[]> =>
  ask("GET", `/people/${id(person)}/ratings?game=${id(game)}`);
export const matchesOf = (person: string, before: string | null): Promise<Listing> =>
  ask("GET", `/people/${id(person)}/matches${before ? `?before=${before}` : ""}`);

export const leagues = (): Promise<LeagueShown[]> => ask("GET", "/leagues");
export const season = (league: string, number: number | null): Promise<SeasonShown> =>
  ask("GET", `/leagues/${id(league)}${number ? `?season=${number}` : ""}`);
export const newLeague = (wanted: NewLeague): Promise<SeasonShown> => ask("POST", "/leagues", wanted);
export const changeLeague = (league: string, wanted: LeagueChanged): Promise<SeasonShown> =>
  ask("PUT", `/leagues/${id(league)}`, wanted);
export const deleteLeague = (league: string): Promise<void> => ask("DELETE", `/leagues/${id(league)}`);
export const enter = (league: string, person?: string): Promise<SeasonShown> =>
  ask("POST", `/leagues/${id(league)}/enter`, person ? { person } : {});
export const withdraw = (league: string, person?: string): Promise<SeasonShown> =>
  ask("POST", `/leagues/${id(league)}/withdraw`, person ? { person } : {});
export const startSeason = (league: string): Promise<SeasonShown> => ask("POST", `/leagues/${id(league)}/start`);
export const nextSeason = (league: string): Promise<SeasonShown> => ask("POST", `/leagues/${id(league)}/next`);
export const settle = (league: string, word: Settle): Promise<SeasonShown> =>
  ask("POST", `/leagues/${id(league)}/settle`, word);

/** The results as a feed, and when rounds end as a calendar; both are read by other programs. */
export const feedOf = (league: string, language: string): string =>
  `/api/leagues/${id(league)}/feed.atom?lang=${language}`;
export const calendarOf = (league: string, language: string, player: string | null): string =>
  `/api/leagues/${id(league)}/calendar.ics?lang=${language}${player ? `&player=${id(player)}` : ""}`;
