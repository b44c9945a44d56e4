/** The number of a finished match beside its fingerprint: anybody can check that the luck was not changed, and have it once more. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { digestOf, numberOf, printOf } from '../fair.ts';
import { Icon } from '../parts/icon.tsx';
import type { Finished } from '../play/finished.ts';
import { t } from '../words.ts';

export function MatchNumber({ finished }: { readonly finished: Finished }): JSX.Element {
  const { print, saved } = finished;
  const number = numberOf(saved.seed);
  const [digest, setDigest] = useState<string | null>(null);
  const check = async () => setDigest(await digestOf(number));
  return (
    <section class="panel result-number" aria-labelledby="fair-title">
      <h2 id="fair-title">{t('fair.title')}</h2>
      <p>{t('fair.kind')}</p>
      <dl>
        <dt>{t('result.number')}</dt>
        <dd class="print long">{number}</dd>
        {print !== null && (
          <>
            <dt>{t('fair.print')}</dt>
            <dd class="print">{print}</dd>
          </>
        )}
      </dl>
      {digest !== null && <Checked digest={digest} print={print} />}
      <div class="result-number-do">
        {print !== null && (
          <button type="button" class="btn" onClick={check}>
            <Icon name="check" />
            {t('result.check')}
          </button>
        )}
        <button type="button" class="btn" onClick={() => finished.again(saved.seed)}>
          <Icon name="play" />
          {t('result.same')}
        </button>
        <button type="button" class="btn" onClick={finished.sameShuffle}>
          <Icon name="flip" />
          {t('result.same.seats')}
        </button>
      </div>
    </section>
  );
}

function Checked({ digest, print }: { readonly digest: string; readonly print: string | null }): JSX.Element {
  const isSame = printOf(digest) === print;
  return (
    <div role="status">
      <p>
        <b>{t(isSame ? 'result.checked' : 'result.checked.not')}</b> {isSame && t('result.checked.more')}
      </p>
      <p class="digest">SHA-256: {digest}</p>
    </div>
  );
}
