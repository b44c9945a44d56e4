/** Settings: large rows in two columns. Every row does something on this device; rows for one game are there when the game is. */
import type { JSX } from 'preact';
import { games } from '../../games/registry.ts';
import { TopBar } from '../parts/top-bar.tsx';
import { ChoiceLine, SliderLine, SwitchLine } from '../settings/lines.tsx';
import { SavesPanel } from '../settings/saves-panel.tsx';
import { change, motionReduced, settings } from '../settings.ts';
import { canSpeak } from '../speech.ts';
import { t } from '../words.ts';
import { Languages } from './languages.tsx';
import '../styles/settings.css';

const SIZES = ['S', 'M', 'L', 'XL'] as const;
const THEMES = ['day', 'night', 'system'] as const;
const PACES = ['calm', 'normal', 'quick'] as const;
const BEATS = ['normal', 'long', 'tap'] as const;
const TILTS = ['off', 'calm', 'breeze', 'storm'] as const;

export function SettingsScreen(): JSX.Element {
  return (
    <div class="frame settings">
      <TopBar title={t('home.settings')} />
      <main class="cols">
        <div class="col">
          <Look />
          <Sound />
        </div>
        <Table />
        <SavesPanel />
      </main>
    </div>
  );
}

function Look(): JSX.Element {
  const now = settings.value;
  return (
    <section class="panel">
      <h2>{t('home.language')}</h2>
      <Languages />
      <h2>{t('settings.look')}</h2>
      <ChoiceLine
        label={t('settings.theme')}
        options={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        value={now.theme}
        onPick={(theme) => change({ theme })}
      />
      <ChoiceLine
        label={t('settings.text')}
        options={SIZES.map((value) => ({
          value,
          label: <SizeLetter size={value} />,
          name: t(`settings.text.${value}`),
        }))}
        value={now.textSize}
        onPick={(textSize) => change({ textSize })}
      />
      <SwitchLine
        label={t('settings.motion')}
        about={t('settings.motion.about')}
        on={motionReduced.value}
        onTurn={(on) => change({ motion: on ? 'reduced' : 'full' })}
      />
      <SwitchLine
        label={t('settings.patterns')}
        about={t('settings.patterns.about')}
        on={now.patterns}
        onTurn={(patterns) => change({ patterns })}
      />
      <SwitchLine
        label={t('settings.simple')}
        about={t('settings.simple.about')}
        on={now.simpleGraphics}
        onTurn={(simpleGraphics) => change({ simpleGraphics })}
      />
    </section>
  );
}

function SizeLetter({ size }: { size: (typeof SIZES)[number] }): JSX.Element {
  const sizes = { S: '1rem', M: '1.3rem', L: '1.6rem', XL: '1.9rem' };
  return <span style={{ fontSize: sizes[size] }}>A</span>;
}

function Sound(): JSX.Element {
  const now = settings.value;
  return (
    <section class="panel">
      <h2>{t('settings.sound')}</h2>
      <SwitchLine label={t('settings.sound.on')} on={now.sound} onTurn={(sound) => change({ sound })} />
      {now.sound && (
        <SliderLine label={t('settings.volume')} value={now.volume} onSlide={(volume) => change({ volume })} />
      )}
      {canSpeak() && (
        <SwitchLine
          label={t('settings.read')}
          about={t('settings.read.about')}
          on={now.readAloud}
          onTurn={(readAloud) => change({ readAloud })}
        />
      )}
      {'vibrate' in navigator && (
        <SwitchLine label={t('settings.vibration')} on={now.vibration} onTurn={(vibration) => change({ vibration })} />
      )}
    </section>
  );
}

function Table(): JSX.Element {
  const now = settings.value;
  const isSmall = Math.min(innerWidth, innerHeight) < 600;
  const has = (row: 'fourColourSuits' | 'sortedHand' | 'tilt' | 'beat') =>
    games.some(({ about }) => about.settings?.includes(row) ?? false);
  return (
    <section class="panel">
      <h2>{t('settings.table')}</h2>
      <ChoiceLine
        label={t('settings.pace')}
        options={PACES.map((value) => ({ value, label: t(`settings.pace.${value}`) }))}
        value={now.pace}
        onPick={(pace) => change({ pace })}
      />
      {has('beat') && (
        <ChoiceLine
          label={t('settings.beat')}
          options={BEATS.map((value) => ({ value, label: t(`settings.beat.${value}`) }))}
          value={now.beat}
          onPick={(beat) => change({ beat })}
        />
      )}
      {!isSmall && (
        <SwitchLine
          label={t('settings.tablemode')}
          about={t('settings.tablemode.about')}
          on={now.tableMode ?? true}
          onTurn={(tableMode) => change({ tableMode })}
        />
      )}
      <SwitchLine
        label={t('settings.ask')}
        about={t('settings.ask.about')}
        on={now.askFirst ?? isSmall}
        onTurn={(askFirst) => change({ askFirst })}
      />
      <SwitchLine
        label={t('settings.hold')}
        about={t('settings.hold.about')}
        on={now.holdToSee}
        onTurn={(holdToSee) => change({ holdToSee })}
      />
      {'wakeLock' in navigator && (
        <SwitchLine
          label={t('settings.awake')}
          about={t('settings.awake.about')}
          on={now.keepAwake}
          onTurn={(keepAwake) => change({ keepAwake })}
        />
      )}
      {has('fourColourSuits') && (
        <SwitchLine
          label={t('settings.suits')}
          about={t('settings.suits.about')}
          on={now.fourColourSuits}
          onTurn={(fourColourSuits) => change({ fourColourSuits })}
        />
      )}
      {has('sortedHand') && (
        <SwitchLine label={t('settings.sorted')} on={now.sortedHand} onTurn={(sortedHand) => change({ sortedHand })} />
      )}
      {has('tilt') && (
        <ChoiceLine
          label={t('settings.tilt')}
          options={TILTS.map((value) => ({ value, label: t(`settings.tilt.${value}`) }))}
          value={now.tilt}
          onPick={(tilt) => change({ tilt })}
        />
      )}
    </section>
  );
}
