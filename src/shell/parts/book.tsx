/** The rules book of a game: short pages with a picture, one or two sentences and a voice. Opens at any page. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { Message } from '../../contract/words.ts';
import { range } from '../../lib/lists.ts';
import { canSpeak, hush, speak } from '../speech.ts';
import { locale, t } from '../words.ts';
import { Icon } from './icon.tsx';
import { Sheet } from './sheet.tsx';
import '../styles/book.css';

export interface BookProps {
  readonly game: string;
  readonly pages: number;
  readonly first: number;
  readonly say: (message: Message) => string;
  /** Address of a page's picture, or null. */
  readonly picture: (page: number) => string | null;
  /** One more page behind the game's own: the rules of this match. */
  readonly last?: { readonly title: string; readonly content: ComponentChildren };
  readonly onClose: () => void;
}

export function Book({ game, pages: own, first, say, picture, last, onClose }: BookProps): JSX.Element {
  const pages = last === undefined ? own : own + 1;
  const [page, setPage] = useState(Math.max(0, Math.min(first, pages - 1)));
  const [isSpeaking, setSpeaking] = useState(false);
  const id = useId();
  const extra = page === own ? last : undefined;
  const title = (index: number) => (index === own ? (last?.title ?? '') : say({ key: `page.${index}.title` }));
  const text = say({ key: `page.${page}.text` });
  const show = (next: number) => {
    hush();
    setSpeaking(false);
    setPage(next);
  };
  useEffect(() => hush, []);
  useEffect(() => {
    document.getElementById(`${id}-${page}`)?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [id, page]);
  const read = () => {
    if (isSpeaking) return hush();
    setSpeaking(true);
    speak(`${title(page)}. ${text}`, locale.value, () => setSpeaking(false));
  };
  const address = extra === undefined ? picture(page) : null;
  const label = t(isSpeaking ? 'rules.stop' : 'rules.read');
  const voice = canSpeak() && extra === undefined && (
    <button type="button" class="btn small book-read" aria-label={label} onClick={read}>
      <Icon name="sound" />
      <span>{label}</span>
    </button>
  );
  return (
    <Sheet title={t('rules.title', { game })} place="side" onClose={onClose} extra={voice}>
      <div class="book">
        <div
          class="book-tabs"
          role="tablist"
          onKeyDown={(event) => {
            const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
            if (step === 0) return;
            const next = (page + step + pages) % pages;
            show(next);
            document.getElementById(`${id}-${next}`)?.focus();
          }}
        >
          {range(pages).map((index) => (
            <button
              type="button"
              role="tab"
              key={index}
              id={`${id}-${index}`}
              autofocus={index === page}
              tabIndex={index === page ? 0 : -1}
              aria-selected={index === page}
              aria-controls={`${id}-page`}
              onClick={() => show(index)}
            >
              {title(index)}
            </button>
          ))}
        </div>
        <div class="book-page" role="tabpanel" id={`${id}-page`} aria-labelledby={`${id}-${page}`}>
          {extra === undefined ? <p>{text}</p> : extra.content}
          {address !== null && <img src={address} alt="" />}
        </div>
        <div class="book-foot">
          <button type="button" class="btn" disabled={page === 0} onClick={() => show(page - 1)}>
            {t('rules.back')}
          </button>
          <span class="book-dots" role="img" aria-label={t('rules.page', { n: page + 1, most: pages })}>
            {range(pages).map((index) => (
              <i key={index} class={index === page ? 'on' : undefined} />
            ))}
          </span>
          <button type="button" class="btn pri" onClick={() => (page === pages - 1 ? onClose() : show(page + 1))}>
            {t(page === pages - 1 ? 'rules.done' : 'rules.next')}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
