/** The reference pictures: name, size, address of the stand, and what is pressed first (`#id` a button of the tray). */
export const CASES = [
  { name: 'maaf-go', size: [600, 600, 1], query: 'game=maaf&plies=200&seed=3&until=step' },
  { name: 'maaf-split', size: [600, 600, 1], query: 'game=maaf&plies=120&seed=3&until=split', press: ['#mode:split'] },
  { name: 'maaf-maaf', size: [600, 600, 1], query: 'game=maaf&plies=120&seed=3&until=maaf' },
  { name: 'maaf-teams', size: [600, 600, 1], query: 'game=maaf&plies=300&seed=5&until=split&mode=teams' },
  { name: 'maaf-facing', size: [600, 600, 1], query: 'game=maaf&plies=150&seed=7&until=draw&facing=left&locale=th' },
  { name: 'maaf-phone', size: [382, 386, 2], query: 'game=maaf&plies=120&seed=5&until=swap&ask=1&locale=en' },
];
