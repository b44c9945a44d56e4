/** A game's small table: a column for each seat, or lines for the whole table. With seats a row's name stands above its cells, so that it reads on a phone. */
import type { JSX } from 'preact';
import type { Player } from '../../contract/player.ts';
import type { Message, Recap } from '../../contract/words.ts';
import { cutName } from '../../i18n/names.ts';
import { Badge } from './badge.tsx';
import '../styles/recap.css';

export interface RecapTableProps {
  readonly recap: Recap;
  readonly players: readonly Player[];
  readonly say: (message: Message) => string;
}

export function RecapTable(props: RecapTableProps): JSX.Element {
  const { recap, say } = props;
  return (
    <div class="recap-table">
      {recap.rows.every(({ cells }) => cells.length === 0) ? <Lines {...props} /> : <Cells {...props} />}
      {recap.note !== null && <p>{say(recap.note)}</p>}
    </div>
  );
}

function Lines({ recap, say }: RecapTableProps): JSX.Element {
  const title = say(recap.title);
  return (
    <>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {recap.rows.map(({ label }, index) => (
          <li key={index}>{say(label)}</li>
        ))}
      </ul>
    </>
  );
}

function Cells({ recap, players, say }: RecapTableProps): JSX.Element {
  return (
    <table class={recap.seats ? 'by-seat' : 'by-line'}>
      <caption>{say(recap.title)}</caption>
      {recap.seats && (
        <thead>
          <tr>
            {players.map((player) => (
              <th key={player.colour} scope="col">
                <Badge colour={player.colour} size={32} />
                <bdi>{cutName(player.name)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
      )}
      {recap.seats
        ? recap.rows.map(({ label, cells }, index) => (
            <tbody key={index}>
              <tr>
                <th scope="rowgroup" colSpan={Math.max(1, players.length)}>
                  {say(label)}
                </th>
              </tr>
              <tr>
                {cells.map((cell, seat) => (
                  <td key={seat}>{say(cell)}</td>
                ))}
              </tr>
            </tbody>
          ))
        : null}
      {!recap.seats && (
        <tbody>
          {recap.rows.map(({ label, cells }, index) => (
            <tr key={index}>
              <th scope="row" colSpan={cells.length === 0 ? 2 : 1}>
                {say(label)}
              </th>
              {cells.map((cell, column) => (
                <td key={column}>{say(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}
