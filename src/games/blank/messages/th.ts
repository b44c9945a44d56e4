/** The template in Thai. */
import type { Messages } from './id.ts';

export const messages = {
  title: 'ทักทาย',
  tagline: 'ทักทายกันนะ',
  'move.greet': 'พูดสวัสดี',
  'event.greeted': '{name} พูดสวัสดีแล้ว',
  'seat.quiet': '{name} ยังไม่ได้ทักทาย',
  reason: 'ทักทายกันน่ารักดี',
  'option.polite': 'สุภาพ',
  'option.polite.about': 'ทุกคนทักทายกัน',
  'page.0.title': 'วิธีเล่น',
  'page.0.text': 'พูดสวัสดีหนึ่งครั้ง',
} satisfies Messages;
