import type { FieldName, FormValues } from '#src/contract/forms/form-fields.ts';
import { findCookie, targeting } from '#src/domain/consent-cookie.ts';
import { hasConsent, keepCookie } from '../consent/consent.ts';

const cookieName = 'known-visitor';
const daysKept = 180;
/** Browsers drop longer cookies. */
const longestCookie = 4000;

/** Fields that identify a visitor; subjects and interests are asked each time. */
const rememberedFields = [
  'emailAddress',
  'firstName',
  'lastName',
  'country',
  'company',
  'title',
  'firmtype',
  'firmType1',
  'stateProv',
  'functionRoleType1',
] as const satisfies readonly FieldName[];

export type KnownVisitor = Partial<Record<(typeof rememberedFields)[number], string>>;

/** Email addresses are compared without case. */
export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Details of a visitor may be kept with consent to targeting only, or in the dev environment (CM-08). */
const mayRemember = (isDevelopment: boolean) => isDevelopment || hasConsent(targeting);

/** Remembers the visitor's fields of an accepted form, merged with those of earlier forms of the same person. */
export function rememberVisitor(values: Partial<FormValues>, isDevelopment: boolean): void {
  if (!mayRemember(isDevelopment)) return;
  const email = values.emailAddress ?? '';
  const known: KnownVisitor = findKnownVisitor(email) ?? {};
  for (const name of rememberedFields) {
    const value = values[name]?.trim();
    if (value) known[name] = value;
  }
  const text = encodeURIComponent(JSON.stringify(known));
  if (text.length <= longestCookie) keepCookie(cookieName, text, daysKept);
}

/** What is remembered of the visitor with this email; null without anything. */
export function findKnownVisitor(email: string): KnownVisitor | null {
  const text = findCookie(document.cookie, cookieName);
  const known = text === null ? null : parse(text);
  return known?.emailAddress && sameEmail(known.emailAddress, email) ? known : null;
}

/** Forgets the visitor without consent, or after its withdrawal. */
export function forgetUnlessAllowed(isDevelopment: boolean): void {
  if (mayRemember(isDevelopment) || findCookie(document.cookie, cookieName) === null) return;
  keepCookie(cookieName, '', 0);
}

function parse(text: string): KnownVisitor | null {
  try {
    const found: unknown = JSON.parse(decodeURIComponent(text));
    if (typeof found !== 'object' || found === null) return null;
    const values = rememberedFields.flatMap((name) => {
      const value: unknown = Reflect.get(found, name);
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    });
    return Object.fromEntries(values) as KnownVisitor;
  } catch {
    return null;
  }
}
