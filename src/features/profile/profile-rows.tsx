import { type ReactNode } from 'react';
import { emptyBirth } from '#contract/birth.ts';
import type { Profile } from '#contract/profile.ts';
import { writeOffset } from '#parts/birth/offset.ts';
import { doubtLabel, writeCoordinates, writeDate } from '#parts/birth/birth-words.ts';
import { iqBand } from '#practice/iq/iq-band.ts';
import type { ShownType } from '#practice/mbti/shown-type.ts';
import { usePageSetting } from '#store/page-settings.ts';
import { iqBands, iqWords } from '#text/en/self/iq.ts';
import { uiBirth } from '#text/en/ui-birth.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { useText } from '#ui/use-text.ts';
import styles from './personal-screen.module.css';
import { mbtiLabel } from './profile-words.ts';
import { certainty } from './type-data.ts';

/** The profile as a plain list; a dash where nothing was given. */
export function ProfileRows({ profile, shown }: { profile: Profile | null; shown: ShownType | null }) {
  usePageSetting('era');
  const t = useText(uiProfile);
  const words = useText(uiBirth);
  const birth = profile?.birth ?? emptyBirth;
  const { date, time, place } = birth;
  // A place entered by hand may have nothing but its coordinates for a name.
  const written = place === null ? null : writeCoordinates(place);
  const coordinates = written === place?.name ? null : written;
  // What was measured stands where nothing was chosen.
  const mbti = profile?.mbtiType ?? (shown?.standing === 'measured' ? shown.type : null);
  const iq = profile?.iqScore ?? null;
  const confidence = shown?.standing === 'measured' ? shown.score.confidence : null;
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
      <Row
        label={t.mbtiType}
        note={mbti && (confidence === null ? t.notMeasured : t.typeConfidence(certainty(confidence)))}
      >
        {mbti && mbtiLabel(t, mbti)}
      </Row>
      <Row label={t.iqScore} note={iq === null ? null : iqWords.mark}>
        {iq === null ? null : <IqScore score={iq} />}
      </Row>
    </dl>
  );
}

/** The number with its band, and what the band does and does not say. */
function IqScore({ score }: { score: number }) {
  const band = iqBand(score);
  if (band === null) return <span className="num">{score}</span>;
  const { label, text } = iqBands[band.id];
  return (
    <>
      <span className="num">{score}</span> · {label}
      <span className={styles.bandText}>{text}</span>
    </>
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
