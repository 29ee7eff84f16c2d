// Tabler ships types for its whole-set entry only. Icons are imported one by one (icons.ts), so that neither the
// development server nor the bundle carries the other five thousand.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  export default icon;
}
