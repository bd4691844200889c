/**
 * Glicko-2 (Glickman 2013, "Example of the Glicko-2 system"): strength, how uncertain it is, and
 * how much it varies. The names of the steps and letters are the paper's.
 *
 * Our own because a site needs one step for one game, as a function of values; the package keeps
 * its players in an object and has no types.
 */

/** A player's strength: 1500, 350 and 0.06 for a new player. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A game against an opponent: 1 is won, 0.5 drawn, 0 lost. */
export interface RatedGame {
  readonly opponent: Rating;
  readonly score: number;
}

/** No rating is more uncertain than that of a new player. */
export const LARGEST_DEVIATION = 350;

const SCALE = 173.7178;
const CENTRE = 1500;

/** How much volatility may change: small, because a single solve means little. */
const TAU = 0.5;

/** Where the search for the volatility ends. */
const PRECISION = 1e-6;

/** The rating after a period with these games. */
export function rated(before: Rating, games: readonly RatedGame[]): Rating {
  const mu = (before.rating - CENTRE) / SCALE;
  const phi = before.deviation / SCALE;
  const played = games.map(({ opponent, score }) => {
    const g = computeWeight(opponent.deviation / SCALE);
    const chance = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - CENTRE) / SCALE)));
    return { g, chance, score };
  });
  // step 3: the variance of the rating that the games alone would give
  const information = sum(played.map(({ g, chance }) => g * g * chance * (1 - chance)));
  const surprise = sum(played.map(({ g, chance, score }) => g * (score - chance)));
  if (information === 0) return { ...before, deviation: widened(phi, before.volatility) };
  // steps 4 to 7
  const variance = 1 / information;
  const delta = variance * surprise;
  const volatility = volatilityAfter({ phi, delta, variance, sigma: before.volatility });
  const phiStar = Math.hypot(phi, volatility);
  const phiAfter = 1 / Math.sqrt(1 / phiStar ** 2 + information);
  return {
    rating: (mu + phiAfter ** 2 * surprise) * SCALE + CENTRE,
    deviation: Math.min(phiAfter * SCALE, LARGEST_DEVIATION),
    volatility,
  };
}

/** The weight of a game against an opponent of this deviation: g in the paper. */
function computeWeight(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
}

/** The deviation after a period without games. */
function widened(phi: number, volatility: number): number {
  return Math.min(Math.hypot(phi, volatility) * SCALE, LARGEST_DEVIATION);
}

/** Step 5: the root of f by the Illinois method. */
function volatilityAfter({ phi, delta, variance, sigma }: VolatilityParts): number {
  const a = Math.log(sigma ** 2);
  const spread = phi ** 2 + variance;
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - spread - e)) / (2 * (spread + e) ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = delta ** 2 > spread ? Math.log(delta ** 2 - spread) : a - TAU;
  while (delta ** 2 <= spread && f(high) < 0) high -= TAU;
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}

interface VolatilityParts {
  readonly phi: number;
  readonly delta: number;
  readonly variance: number;
  readonly sigma: number;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
