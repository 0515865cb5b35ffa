import type { Profession } from '#contract/professionals/professions.ts';
import { buildTrade } from './build-city.ts';
import type { City } from './city.ts';
import { figuresOf, type MarketFigures } from './figures.ts';
import { neededIn, type Need } from './needed.ts';
import { playMarket } from './play-market.ts';

/** What a city's file comes to. */
export interface CityFigures {
  all: MarketFigures;
  trades: { trade: Profession; figures: MarketFigures; needs: Need[] }[];
}

/**
 * Plays a city, trade by trade: how many requests are filled, how soon, and how many professionals
 * each district needs for the share `goal` of its requests to be. The same seed gives the same figures.
 */
export function simulateCity(city: City, options: { seed: number; goal: number }): CityFigures {
  const trades = [...city.trades.keys()].map((trade) => ({
    trade,
    outcomes: playMarket(buildTrade(city, trade, options)),
    needs: neededIn(city, trade, options),
  }));
  return {
    all: figuresOf(trades.flatMap(({ outcomes }) => outcomes)),
    trades: trades.map(({ trade, outcomes, needs }) => ({
      trade,
      figures: figuresOf(outcomes),
      needs,
    })),
  };
}
