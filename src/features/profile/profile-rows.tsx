import { type ReactNode } from 'react';
import { emptyBirth } from '#contract/birth.ts';
import type { Profile } from '#contract/profile.ts';
import { writeOffset } from '#parts/birth/offset.ts';
import { doubtLabel, writeCoordinates, writeDate } from '#parts/birth/birth-words.ts';
import { uiBirth } from '#text/en/ui-birth.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { useText } from '#ui/use-text.ts';
import styles from './personal-screen.module.css';
import { iqBand, mbtiLabel } from './profile-words.ts';

/** The profile as a plain list; a dash where nothing was given. */
export function ProfileRows({ profile }: { profile: Profile | null }) {
  const t = useText(uiProfile);
  const words = useText(uiBirth);
  const birth = profile?.birth ?? emptyBirth;
  const { date, time, place } = birth;
  // A place entered by hand may have nothing but its coordinates for a name.
  const written = place === null ? null : writeCoordinates(place);
  const coordinates = written === place?.name ? null : written;
  const mbti = profile?.mbtiType ?? null;
  const iq = profile?.iqScore ?? null;
  const doubt = time !== null && birth.plusMinusMin > 0 ? doubtLabel(words, birth.plusMinusMin) : '';
  const offset = birth.offsetSeconds === null ? '' : words.utc(writeOffset(birth.offsetSeconds));
  const fold = birth.fold === null ? '' : birth.fold === 'first' ? words.firstTime : words.secondTime;
  return (
    <dl className={styles.rows}>
      <Row label={t.sex}>{profile?.sex && t[profile.sex]}</Row>
      <Row label={words.birthDate}>{date && <span className="num">{writeDate(date)}</span>}</Row>
      <Row label={words.birthTime} note={[doubt, offset, fold].filter(Boolean).join(', ')}>
        {time === null ? date && words.timeNotKnown : <span className="num">{time}</span>}
      </Row>
      <Row label={words.birthPlace} note={place && [coordinates, birth.zone].filter(Boolean).join(' · ')}>
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
