import { Logo } from '#ui/logo.tsx';
import { Link, Outlet } from '#ui/router.ts';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';
import { ThemeToggle } from './header.tsx';
import styles from './shell.module.css';

/** A header with the way back and nothing else, for a reader who has not come in yet. */
export function PlainFrame() {
  return (
    <>
      <header className={styles.header}>
        <Link className={`${styles.logo} ${styles.first}`} to={paths.home}>
          <Logo name={brand.product} />
        </Link>
        <span className={styles.grow} />
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}
