import { type ReactElement, useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type Profile, profileApi } from '../../shared/profile/api.ts';
import { ContactDialog } from '../../web/modules/business/contact-dialog.tsx';
import { DetailsForm } from '../../web/modules/business/details-form.tsx';
import { PersonalForm } from '../../web/modules/profile/personal-form.tsx';
import { me, openForm, says, testForm } from '../support/form.tsx';
import { business, contact, profile } from '../support/profile.ts';
import { soon } from '../support/soon.ts';

testForm('who somebody is', {
  form: () => <PersonalForm profile={profile} />,
  to: profileApi.update,
  sends: { version: 7 },
  fields: {
    full_name: { typed: ' Achieng Otieno ', sends: 'Achieng Otieno', emptied: says('Full name must be at least 2 characters') },
    ...contact,
  },
});

const draftKey = `draft:${me}:personal`;
const kept = () => JSON.parse(localStorage.getItem(draftKey) ?? 'null');
const elsewhere = { ...profile, phone: '0700 000 111', location: 'Naivasha', version: 8 };

/** The form, open, and a way to save the profile in another tab. */
async function openWith(piece: (profile: Profile) => ReactElement) {
  const tab = { save: (_: Profile): void => undefined, shown: profile };
  function Living() {
    const [saved, setSaved] = useState(profile);
    useEffect(() => void Object.assign(tab, { save: setSaved, shown: saved }));
    return piece(saved);
  }
  const form = await openForm({ form: () => <Living />, as: 'dealer', to: profileApi.update });
  const saveElsewhere = (saved: Profile) => {
    tab.save(saved);
    return soon(() => expect(tab.shown).toBe(saved));
  };
  return { ...form, saveElsewhere };
}

describe.each([
  ['who somebody is', 'full_name', (saved: Profile) => <PersonalForm profile={saved} />],
  ['where a business is reached', 'phone', (saved: Profile) => <ContactDialog profile={saved} onClose={() => undefined} />],
])('%s', (_, first, piece) => {
  it('sends the version that was seen until the person has chosen', async () => {
    const form = await openWith(piece);
    form.fill({ location: 'Nakuru' });
    await form.saveElsewhere(elsewhere);
    expect(form.said()).toMatch('Location: “Naivasha”');
    expect(form.said()).toMatch('hone: “0700 000 111”');
    expect(await form.press()).toEqual({ location: 'Nakuru', version: 7 });
  });

  it('goes on with what was typed: what nobody touched follows what is saved, and is not sent', async () => {
    const form = await openWith(piece);
    form.fill({ location: 'Nakuru' });
    await form.saveElsewhere(elsewhere);
    await form.choose('Go on with mine');
    await soon(() => expect(form.valueOf('phone')).toBe('0700 000 111'));
    expect([form.valueOf('location'), form.said()]).toEqual(['Nakuru', '']);
    await soon(() => expect(document.activeElement).toHaveProperty('name', first));
    expect(await form.press()).toEqual({ location: 'Nakuru', version: 8 });
  });

  it('takes what is saved', async () => {
    const form = await openWith(piece);
    form.fill({ location: 'Nakuru' });
    await form.saveElsewhere(elsewhere);
    await form.choose('Take what is saved');
    await soon(() => expect(form.valueOf('location')).toBe('Naivasha'));
    expect(await form.press()).toEqual({ version: 8 });
  });

  it('shows what is saved where nothing is typed, and goes on where only other fields were changed', async () => {
    const form = await openWith(piece);
    await form.saveElsewhere(elsewhere);
    await soon(() => expect(form.valueOf('location')).toBe('Naivasha'));
    form.fill({ location: 'Nakuru' });
    await form.saveElsewhere({ ...elsewhere, business_name: 'Ziwa Cars', version: 9 });
    expect(form.said()).toBe('');
    expect(await form.press()).toEqual({ location: 'Nakuru', version: 9 });
  });
});

it('changed details are one set: those that waited are sent again with what was touched', async () => {
  const waiting = {
    ...profile,
    is_verified: true,
    business_change: { id: me, ...business, business_name: 'Ziwa Cars', refused_reason: null, created_at: '2026-11-20T07:00:00Z' },
  };
  const form = await openWith((saved) => <DetailsForm profile={saved === profile ? waiting : saved} />);
  form.fill({ business_address: 'Moi Avenue' });
  expect(await form.press()).toEqual({ ...business, business_name: 'Ziwa Cars', business_address: 'Moi Avenue', version: 7 });
});

describe('what is typed in one tab', () => {
  const piece = (saved: Profile) => <PersonalForm profile={saved} />;

  it('is kept where another tab, in which nothing was typed, hears of a change', async () => {
    const form = await openWith(piece);
    const ofAnother = JSON.stringify({ typed: { location: 'Nakuru' }, seen: { texts: { location: 'Nairobi' }, version: 7 } });
    localStorage.setItem(draftKey, ofAnother);
    await form.saveElsewhere(elsewhere);
    await soon(() => expect(form.valueOf('location')).toBe('Naivasha'));
    expect(localStorage.getItem(draftKey)).toBe(ofAnother);
  });

  it('is kept anew where another tab has saved its own, and forgotten what it kept', async () => {
    const form = await openWith(piece);
    form.fill({ location: 'Nakuru' });
    localStorage.removeItem(draftKey);
    await form.saveElsewhere(elsewhere);
    await soon(() => expect(kept()?.typed).toMatchObject({ location: 'Nakuru' }));
    expect(kept().seen).toMatchObject({ texts: { location: 'Nairobi' }, version: 7 });
  });

  it('is back after a reload with the version that was seen', async () => {
    localStorage.setItem(
      draftKey,
      JSON.stringify({
        typed: { full_name: profile.full_name, phone: profile.phone, location: 'Nakuru' },
        seen: { texts: { full_name: profile.full_name, phone: profile.phone, location: 'Eldoret' }, version: 5 },
      }),
    );
    const form = await openWith(piece);
    expect(form.said()).toMatch('Location: “Nairobi”');
    expect(await form.press()).toEqual({ location: 'Nakuru', version: 5 });
  });
});
