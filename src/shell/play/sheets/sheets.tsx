/** The sheet that is open over the table, if any. */
import type { Sheet } from '../playing.ts';
import { FairSheet, LookSheet } from './look-sheets.tsx';
import { MenuSheet, type MenuSheetProps } from './menu-sheet.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import { SeatsSheet } from './seats-sheet.tsx';
import { AskSheet, LogSheet } from './small-sheets.tsx';

export interface SheetsProps extends MenuSheetProps {
  readonly open: Sheet | null;
}

export function Sheets({ open, ...menu }: SheetsProps) {
  if (open === 'menu') return <MenuSheet {...menu} />;
  if (open === 'rules') return <RulesSheet />;
  if (open === 'seats') return <SeatsSheet />;
  if (open === 'log') return <LogSheet />;
  if (open === 'look') return <LookSheet />;
  if (open === 'fair') return <FairSheet />;
  return open === null ? null : <AskSheet what={open} />;
}
