/** The 32 cards. A card's name is its rank and suit ("10H"), so that a log reads without a table. */

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

export type Card = `${Rank}${Suit}`;

/** In deck order: clubs 7 to ace, then diamonds, hearts, spades. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

const POINTS: { readonly [rank in Rank]: number } = { 7: 7, 8: 8, 9: 9, 10: 10, J: 20, Q: 10, K: 10, A: 10 };

interface Face {
  readonly index: number;
  readonly suit: Suit;
  readonly rank: Rank;
}

const FACES = Object.fromEntries(
  DECK.map((card, index): [Card, Face] => [
    card,
    { index, suit: card.at(-1) as Suit, rank: card.slice(0, -1) as Rank },
  ]),
) as { readonly [card in Card]: Face };

export function suitOf(card: Card): Suit {
  return FACES[card].suit;
}

export function rankOf(card: Card): Rank {
  return FACES[card].rank;
}

/** The place of a card in deck order, 0–31. */
export function indexOf(card: Card): number {
  return FACES[card].index;
}

/** What the cards are worth to whoever goes out while others hold them. */
export function pointsOf(cards: readonly Card[]): number {
  return cards.reduce((total, card) => total + POINTS[rankOf(card)], 0);
}

/** Safe on anything. */
export function isCard(value: unknown): value is Card {
  return typeof value === 'string' && Object.hasOwn(FACES, value);
}

export function isSuit(value: unknown): value is Suit {
  return SUITS.some((suit) => suit === value);
}

export function inDeckOrder(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => indexOf(a) - indexOf(b));
}

/** True where the card does something when it is played, so that it may not be a plain starter. */
export function hasPower(card: Card, aceSkips: boolean): boolean {
  const rank = rankOf(card);
  return rank === '7' || rank === '8' || rank === '9' || rank === 'J' || (rank === 'A' && aceSkips);
}
