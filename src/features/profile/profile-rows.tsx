import { type ReactNode } from 'react';
import { emptyBirth } from '#contract/birth.ts';
import type { Profile } from '#contract/profile.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { useText } from '#ui/use-text.ts';
import { writeOffset } from './offset.ts';
import styles from './personal-screen.module.css';
import { doubtLabel, iqBand, mbtiLabel, writeCoordinates, writeDate } from './profile-words.ts';

/** The profile as a plain list; a dash where nothing was given. */
export function ProfileRows({ profile }: { profile: Profile | null }) {
  const t = useText(uiProfile);
  const birth = profile?.birth ?? emptyBirth;
  const { date, time, place } = birth;
  // A place entered by hand may have nothing but its coordinates for a name.
  const written = place === null ? null : writeCoordinates(place);
  const coordinates = written === place?.name ? null : written;
  const mbti = profile?.mbtiType ?? null;
  const iq = profile?.iqScore ?? null;
  const doubt = time !== null && birth.plusMinusMin > 0 ? doubtLabel(t, birth.plusMinusMin) : '';
  const offset = birth.offsetSeconds === null ? '' : t.utc(writeOffset(birth.offsetSeconds));
  const fold = birth.fold === null ? '' : birth.fold === 'first' ? t.firstTime : t.secondTime;
  return (
    <dl className={styles.rows}>
      <Row label={t.sex}>{profile?.sex && t[profile.sex]}</Row>
      <Row label={t.birthDate}>{date && <span className="num">{writeDate(date)}</span>}</Row>
      <Row label={t.birthTime} note={[doubt, offset, fold].filter(Boolean).join(', ')}>
        {time === null ? date && t.timeNotKnown : <span className="num">{time}</span>}
      </Row>
      <Row label={t.birthPlace} note={place && [coordinates, birth.zone].filter(Boolean).join(' · ')}>
        {place?.name}
      </Row>
      <Row label={t.mbtiType} note={mbti && t.notMeasured}>
        {mbti && mbtiLabel(t, mbti)}
      </Row>
      <Row label={t.iqScore} note={iq === null ? null : t[iqBand(iq)]}>
        {iq === null ? null : <span className="num">{iq}</span>}
      </Row>
    </dl>
  );
}

function Row(props: { label: string; note?: string | null; children: ReactNode }) {
  const t = useText(uiProfile);
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>
        {props.children || <span className="muted">{t.nothing}</span>}
        {props.note ? <span className="meta num">{props.note}</span> : null}
      </dd>
    </div>
  );
}
