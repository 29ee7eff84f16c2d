/**
 * English sentence frames for the western chart.
 *
 * Slots: see companion/voice/slots.ts. `{subj}` is the body as this sentence should name it ("your Venus, the part
 * that chooses", "Venus", "it"); templates begin in lower case and are capitalised when a sentence opens with them.
 */
import type { Frame } from '#companion/voice/frame.ts';

export const frames: readonly Frame[] = [
  // A body in a sign and a house.
  { id: 'placed-plain', on: 'placement', role: 'claim', template: '{subj} is in {sign}[, {where}][, {retro}].', cites: ['sign', 'house', 'retrograde'] },
  { id: 'placed-works', on: 'placement', role: 'claim', template: '{subj} works {manner}: it is in {sign}[, {where}][, {retro}].', cites: ['sign', 'house', 'retrograde'] },
  { id: 'placed-with', on: 'placement', role: 'claim', template: 'with {subjShort} in {sign}[ and {where}], {facet}.', cites: ['sign', 'house'] },
  { id: 'placed-stands', on: 'placement', role: 'claim', template: '{subj} stands in {sign}[, {where}][, {retro}], and tends to {drive} {manner}.', cites: ['sign', 'house', 'retrograde'] },
  { id: 'placed-look', on: 'placement', role: 'claim', template: 'look at {subj}: {sign}[, {where}][, {retro}].', cites: ['sign', 'house', 'retrograde'] },
  { id: 'placed-find', on: 'placement', role: 'claim', template: '{wherePlain} you find {subjShort}, in {sign}[, {retro}].', cites: ['sign', 'house', 'retrograde'] },
  { id: 'placed-wants', on: 'placement', role: 'claim', template: '{subj} is in {sign}[, {where}], where it wants to {wants}.', cites: ['sign', 'house'] },
  { id: 'placed-part', on: 'placement', role: 'claim', template: '{gloss} is {subjShort}, and it is in {sign}[, {where}][, {retro}].', cites: ['sign', 'house', 'retrograde'], depth: ['basic', 'intermediate'] },
  { id: 'placed-degree', on: 'placement', role: 'claim', template: '{subj} stands at {degree}[, {where}][, {retro}][, {dignity}].', cites: ['sign', 'degree', 'house', 'retrograde', 'dignity'], depth: ['advanced'] },
  { id: 'placed-dignity', on: 'placement', role: 'claim', template: '{subj} is in {sign}, {dignity}[, {where}].', cites: ['sign', 'dignity', 'house'] },
  { id: 'placed-drive', on: 'placement', role: 'because', template: 'it tends to {drive} {manner}.', cites: [] },
  { id: 'placed-wants-avoids', on: 'placement', role: 'because', template: 'what it wants is to {wants}, and what it puts off is {avoids}.', cites: [] },
  { id: 'placed-brings', on: 'placement', role: 'because', template: 'it brings {signGift}, and the price is {cost}.', cites: [] },
  { id: 'placed-facet', on: 'placement', role: 'because', template: '{themeLead}, {facet}.', cites: [] },
  { id: 'placed-arena', on: 'placement', role: 'because', template: 'it does this {arena}.', cites: [] },
  { id: 'placed-body', on: 'placement', role: 'because', template: 'you may notice it when {body}.', cites: [] },
  { id: 'placed-asks', on: 'placement', role: 'because', template: 'it asks you to {asks}.', cites: [] },
  { id: 'placed-rooms', on: 'placement', role: 'because', template: '{rooms} is where it shows.', cites: [] },
  { id: 'placed-backwards', on: 'placement', role: 'because', template: '{backLead}, it {retrograde}.', cites: ['retrograde'] },
  { id: 'placed-pace', on: 'placement', role: 'short', template: 'it moves {pace}.', cites: [] },
  { id: 'placed-shadow', on: 'placement', role: 'tension', template: 'on a bad day {shadow}.', cites: [] },
  { id: 'placed-under', on: 'placement', role: 'tension', template: 'under strain it falls back on {under}.', cites: [] },
  { id: 'placed-cost', on: 'placement', role: 'tension', template: 'the price is {cost}.', cites: [] },
  { id: 'placed-gift', on: 'placement', role: 'resource', template: 'at its best, {planetGift}.', cites: [] },
  { id: 'placed-sign-gift', on: 'placement', role: 'resource', template: 'what it brings is {signGift}.', cites: [] },

  // The ruler of the house of the matter.
  { id: 'ruler-answers', on: 'ruler', role: 'claim', template: 'the part of your chart that deals with {houseVerbs} answers to {rulerName}, and {rulerName} is in {sign}[, {where}][, {retro}].', cites: ['ruler', 'sign', 'house', 'retrograde'] },
  { id: 'ruler-run', on: 'ruler', role: 'claim', template: 'your {ordinal} house, {houseGloss}, is run by {rulerName}, which stands in {sign}[, {where}][, {retro}].', cites: ['ruler', 'sign', 'house', 'retrograde'] },
  { id: 'ruler-manner', on: 'ruler', role: 'claim', template: '{rulerName} answers for your {ordinal} house, and from {sign}[, {where}], it answers {manner}.', cites: ['ruler', 'sign', 'house'] },
  { id: 'ruler-hands', on: 'ruler', role: 'claim', template: '{houseGloss} is in the hands of {rulerName}, in {sign}[, {where}][, {retro}].', cites: ['ruler', 'sign', 'house', 'retrograde'] },
  { id: 'ruler-key', on: 'ruler', role: 'claim', template: 'the key to {houseGloss} hangs with {rulerName}, in {sign}[, {where}][, {retro}].', cites: ['ruler', 'sign', 'house', 'retrograde'] },
  { id: 'ruler-so', on: 'ruler', role: 'because', template: 'in practice, {rulerInHouse}.', cites: [] },
  { id: 'ruler-then', on: 'ruler', role: 'because', template: 'so {rulerInHouse}.', cites: [] },
  { id: 'ruler-drive', on: 'ruler', role: 'because', template: 'it tends to {drive} {manner}.', cites: [] },
  { id: 'ruler-wants', on: 'ruler', role: 'because', template: 'what it wants there is to {wants}, and what it puts off is {avoids}.', cites: [] },
  { id: 'ruler-facet', on: 'ruler', role: 'because', template: '{themeLead}, {facet}.', cites: [] },
  { id: 'ruler-stands', on: 'ruler', role: 'because', template: 'for this question it stands {houseFacet}.', cites: [] },
  { id: 'ruler-people', on: 'ruler', role: 'because', template: 'it often involves {people}.', cites: [] },
  { id: 'ruler-backwards', on: 'ruler', role: 'because', template: '{backLead}, it {retrograde}.', cites: ['retrograde'] },
  { id: 'ruler-pace', on: 'ruler', role: 'short', template: 'it moves {pace}.', cites: [] },
  { id: 'ruler-shadow', on: 'ruler', role: 'tension', template: 'on a bad day {shadow}.', cites: [] },
  { id: 'ruler-under', on: 'ruler', role: 'tension', template: 'under strain it falls back on {under}.', cites: [] },
  { id: 'ruler-gift', on: 'ruler', role: 'resource', template: 'at its best, {planetGift}.', cites: [] },

  // Two bodies in contact.
  { id: 'pair-verb', on: 'aspect', role: 'claim', template: '{a} {aspectVerb} {b}[, {near}]: {pair}.', cites: ['orb'] },
  { id: 'pair-between', on: 'aspect', role: 'claim', template: 'between {a} and {b} there is {aspectNoun}[, {near}].', cites: ['orb'] },
  { id: 'pair-and-so', on: 'aspect', role: 'claim', template: '{a} {aspectVerb} {b}[, {near}], and {pair}.', cites: ['orb'] },
  { id: 'pair-gloss', on: 'aspect', role: 'claim', template: '{a} and {b} meet by {aspectName}[, {near}]: {pair}.', cites: ['orb'], depth: ['intermediate', 'advanced'] },
  { id: 'pair-houses', on: 'aspect', role: 'claim', template: '{a}, in your {aOrdinal} house, {aspectVerb} {b} in the {bOrdinal}[, {near}].', cites: ['orb', 'aHouse', 'bHouse'] },
  { id: 'pair-means', on: 'aspect', role: 'because', template: '{pair}.', cites: [] },
  { id: 'pair-plainly', on: 'aspect', role: 'because', template: 'put plainly, {pair}.', cites: [] },
  { id: 'pair-house-facet', on: 'aspect', role: 'because', template: 'for this question that lands {houseFacet}.', cites: [] },
  { id: 'pair-shadow', on: 'aspect', role: 'tension', family: ['hard', 'fuse'], template: 'on a bad day {shadow}.', cites: [] },
  { id: 'pair-gift', on: 'aspect', role: 'resource', template: 'at its best, {planetGift}.', cites: [] },

  // Ascendant and Midheaven.
  { id: 'asc-rising', on: 'angle', role: 'claim', template: '{angleSign} was {angleIs} when you were born: {angleClause}.', cites: ['sign'] },
  { id: 'asc-name', on: 'angle', role: 'claim', template: 'your {angleName} is in {sign}, and {angleClause}.', cites: ['sign'], depth: ['intermediate', 'advanced'] },
  { id: 'asc-wants', on: 'angle', role: 'because', template: 'what that side of you wants is to {wants}.', cites: [] },
  { id: 'asc-brings', on: 'angle', role: 'because', template: 'it brings {signGift}, and the price is {cost}.', cites: [] },
  { id: 'asc-pace', on: 'angle', role: 'short', template: 'it moves {pace}.', cites: [] },
  { id: 'asc-gift', on: 'angle', role: 'resource', template: 'what it brings is {signGift}.', cites: [] },
  { id: 'asc-cost', on: 'angle', role: 'tension', template: 'the price is {cost}.', cites: [] },

  // A moving planet reaching a natal point.
  { id: 'moving-exact', on: 'transit', role: 'claim', template: '{mover} {enters} {target} {onDates}[, {windowClause}].', cites: ['exact', 'enter', 'leave'], needs: ['exact'] },
  { id: 'moving-dates-first', on: 'transit', role: 'claim', template: '{onDates}, {mover} {enters} {target}[, {windowClause}].', cites: ['exact', 'enter', 'leave'] },
  { id: 'moving-window', on: 'transit', role: 'claim', template: '{fromTo}, {mover} is within reach of {target}[, exact {onDates}].', cites: ['enter', 'leave', 'exact'] },
  { id: 'moving-now', on: 'transit', role: 'claim', template: '{mover} {enters} {target} just now[, and stays within reach {until}].', cites: ['orb', 'leave'], needs: ['orb'] },
  { id: 'moving-next', on: 'transit', role: 'claim', template: '{mover} comes within reach of {target} {fromDate}[ and leaves {leaveDate}].', cites: ['enter', 'leave'] },
  { id: 'moving-contact', on: 'transit', role: 'because', template: '{contact}.', cites: [] },
  { id: 'moving-asks', on: 'transit', role: 'because', template: 'it asks you to {moverAsks}.', cites: [] },
  { id: 'moving-felt', on: 'transit', role: 'because', template: '{felt}.', cites: [] },
  { id: 'moving-touched', on: 'transit', role: 'because', template: 'what is touched is {touched}.', cites: [] },
  { id: 'moving-tempo', on: 'transit', role: 'because', template: 'it works at {tempo}.', cites: [] },
  { id: 'moving-leaves', on: 'transit', role: 'because', template: 'as it goes, it leaves you {leaves}.', cites: [] },
  { id: 'moving-plain', on: 'transit', role: 'tension', family: ['hard', 'fuse'], template: '{moverLine}.', cites: [] },
  { id: 'moving-help', on: 'transit', role: 'resource', family: ['easy'], template: '{moverLine}.', cites: [] },

  // The sky of today.
  { id: 'moon-today', on: 'moon-now', role: 'claim', template: 'today’s Moon is in {sign}[, {moonPhase}].', cites: ['sign', 'phase'] },
  { id: 'moon-until', on: 'moon-now', role: 'claim', template: 'the Moon is in {sign} until {moonUntil}: {moonDay}.', cites: ['sign', 'next'] },
  { id: 'moon-colon', on: 'moon-now', role: 'claim', template: 'the Moon is in {sign} now, and {moonDay}.', cites: ['sign'] },
  { id: 'moon-means', on: 'moon-now', role: 'because', template: '{moonDay}.', cites: [] },
  { id: 'moon-phase-line', on: 'moon-now', role: 'because', template: '{phaseDay}.', cites: ['phase'] },

  // The chart as a whole.
  { id: 'phase-born', on: 'phase', role: 'claim', template: 'you were born under {birthPhase}: {phaseClause}.', cites: ['phase'] },
  { id: 'phase-was', on: 'phase', role: 'claim', template: 'the Moon of your birth was {birthPhase}, and {phaseClause}.', cites: ['phase'] },
  { id: 'sect-born', on: 'sect', role: 'claim', template: 'yours is a {sectName} chart: {sectClause}.', cites: ['sect'] },
  { id: 'element-none', on: 'element', role: 'claim', template: '{elementCount} of your ten planets {elementStand} in {element}: {elementClause}.', cites: ['count'] },
  { id: 'element-none-2', on: 'element', role: 'claim', template: 'counting the ten planets, {element} holds {elementNumber}: {elementClause}.', cites: ['count'] },
  { id: 'year-lord', on: 'profection', role: 'claim', template: 'this year of your life belongs to the {yearOrdinal} house, {yearGloss}, and {yearLord} keeps its keys.', cites: ['house', 'lord'], depth: ['intermediate', 'advanced'] },
  { id: 'year-lord-plain', on: 'profection', role: 'claim', template: 'from your last birthday to the next, the year turns on {yearGloss}, with {yearLord} in charge.', cites: ['house', 'lord'] },
  { id: 'year-drive', on: 'profection', role: 'because', template: 'it is a year to {yearAsks}.', cites: [] },
];
