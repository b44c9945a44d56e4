/** The full count: a column for each seat, a row for each part of the score, and the sum where the game has one. */
import type { JSX } from 'preact';
import { cutName } from '../../i18n/names.ts';
import { Badge } from '../parts/badge.tsx';
import type { Finished } from '../play/finished.ts';
import { shellWords, t } from '../words.ts';

export function Count({ finished }: { finished: Finished }): JSX.Element {
  const { loaded, outcome, players, states } = finished;
  const parts = loaded.rules.score?.(states.at(-1)) ?? [];
  const number = (value: number) => shellWords().number(value);
  return (
    <div class="count-room">
      <table class="count">
        <caption class="hush">{t('result.count')}</caption>
        <thead>
          <tr>
            <td />
            {players.map((player) => (
              <th key={player.colour} scope="col">
                <Badge colour={player.colour} size={40} />
                <bdi>{cutName(player.name)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, points }) => (
            <tr key={part}>
              <th scope="row">{finished.say({ key: `score.${part}` })}</th>
              {players.map((player, seat) => (
                <td key={player.colour}>{number(points[seat] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {outcome.scores !== null && (
          <tfoot>
            <tr>
              <th scope="row">{t('result.total')}</th>
              {players.map((player, seat) => (
                <td key={player.colour} class={outcome.places[seat] === 1 ? `win s-${player.colour}` : undefined}>
                  {number(outcome.scores?.[seat] ?? 0)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
