// What is asked of the server about the club: ratings, profiles, leagues.
import { ask } from "../net/api";
import type {
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
export const enter = (league: string, person?: string): Promise<SeasonShown> =>
  ask("POST", `/leagues/${id(league)}/enter`, person ? { person } : {});
export const withdraw = (league: string, person?: string): Promise<SeasonShown> =>
  ask("POST", `/leagues/${id(league)}/withdraw`, person ? { person } : {});
export const startSeason = (league: string): Promise<SeasonShown> => ask("POST", `/leagues/${id(league)}/start`);
export const nextSeason = (league: string): Promise<SeasonShown> => ask("POST", `/leagues/${id(league)}/next`);
export const settle = (league: string, word: Settle): Promise<SeasonShown> =>
  ask("POST", `/leagues/${id(league)}/settle`, word);
