import { uiSession } from '#text/en/ui-session.ts';
import { brand } from '#app/brand.ts';
import { paths } from '#app/paths.ts';
import { useContinueWithoutLogin } from '#store/session.ts';
import { PrimaryButton } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import { useNavigate } from '#ui/router.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './sign-in-screen.module.css';
import { SunDrawing } from './sun-drawing.tsx';

/** The door. An account is not needed to enter; the only way in that works today is the one shown. */
export function SignInScreen(props: { nowMs: number; development: boolean }) {
  const t = useText(uiSession);
  const navigate = useNavigate();
  const continueWithoutLogin = useContinueWithoutLogin();
  const enter = () => {
    continueWithoutLogin();
    void navigate(paths.home, { replace: true });
  };
  const year = new Date(props.nowMs).getUTCFullYear();
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <section className={styles.sky} aria-label={brand.product}>
        <SunDrawing nowMs={props.nowMs} />
        <div className={styles.brand}>
          <Logo name={brand.product} large />
          <p className="muted">{brand.tagline}</p>
        </div>
        <p className={`meta ${styles.caption}`}>
          {t.figureCaption(t.figureTime, t.figurePlace)}
          <br />
          {t.figureYear(year)}
        </p>
      </section>
      <section className={styles.land}>
        <div className={styles.form}>
          <h1 className={`display ${styles.title}`}>{t.welcomeBack}</h1>
          <p className={styles.sub}>{t.noAccountNeeded}</p>
          <PrimaryButton wide onClick={enter}>
            {props.development ? t.skipDevelopment : t.continueWithoutLogin}
          </PrimaryButton>
          <p className={`meta ${styles.terms}`}>
            {t.terms} {t.privacy}{' '}
            <TextLink inline to={paths.licences}>
              {t.licences}
            </TextLink>
          </p>
        </div>
      </section>
    </main>
  );
}
