import { sw as plural } from '../../plural.ts';

export const booked = {
  title: 'Kuna miadi ya kuthibitisha',
  body: (buyer: string, car: string, when: string) => `Mnunuzi ${buyer} anataka kuona gari ${car} ${when}.`,
  subject: (car: string, day: string) => `Thibitisha miadi: ${car}, ${day}`,
};
export const outsideHours = 'Wakati huo yadi imefungwa.';

export const confirmed = {
  title: 'Miadi imethibitishwa',
  by: {
    you: (car: string, when: string) => `Umethibitisha miadi ya kuona gari ${car}, ${when}.`,
    buyer: (car: string, when: string, other: string) => `Mnunuzi ${other} amethibitisha miadi ya kuona gari ${car}, ${when}.`,
    dealer: (car: string, when: string, other: string) => `Muuzaji ${other} amethibitisha miadi ya kuona gari ${car}, ${when}.`,
    team: (car: string, when: string) => `Timu yetu imethibitisha miadi ya kuona gari ${car}, ${when}.`,
    system: (car: string, when: string) => `Tumethibitisha miadi ya kuona gari ${car}, ${when}.`,
  },
  subject: (car: string, moment: string) => `Miadi imethibitishwa: ${car}, ${moment}`,
};

export const moved = {
  title: 'Wakati mpya umependekezwa',
  by: {
    you: (car: string, when: string) => `Umependekeza kuona gari ${car} ${when}.`,
    buyer: (car: string, when: string, other: string) => `Mnunuzi ${other} amependekeza kuona gari ${car} ${when}.`,
    dealer: (car: string, when: string, other: string) => `Muuzaji ${other} amependekeza uone gari ${car} ${when}.`,
    team: (car: string, when: string) => `Timu yetu imependekeza gari ${car} lionekane ${when}.`,
    system: (car: string, when: string) => `Tumependekeza gari ${car} lionekane ${when}.`,
  },
  next: 'Thibitisha, au pendekeza wakati mwingine.',
  subject: (car: string, moment: string) => `Wakati mpya: ${car}, ${moment}`,
};

export const cancelled = {
  title: 'Miadi imeghairiwa',
  by: {
    you: (car: string, when: string) => `Umeghairi miadi ya kuona gari ${car}, ${when}.`,
    buyer: (car: string, when: string, other: string) => `Mnunuzi ${other} ameghairi miadi ya kuona gari ${car}, ${when}.`,
    dealer: (car: string, when: string, other: string) => `Muuzaji ${other} ameghairi miadi ya kuona gari ${car}, ${when}.`,
    team: (car: string, when: string) => `Timu yetu imeghairi miadi ya kuona gari ${car}, ${when}.`,
    system: (car: string, when: string) => `Tumeghairi miadi ya kuona gari ${car}, ${when}.`,
  },
  reason: (reason: string) => `Sababu: ${reason}`,
  outsold: (buyer: string, car: string, when: string) =>
    `Mnunuzi ${buyer} amechagua gari lingine: miadi ya kuona gari ${car}, ${when}, haitafanyika.`,
  subject: (car: string, day: string) => `Miadi imeghairiwa: ${car}, ${day}`,
};

export const tomorrow = {
  title: (moment: string) => `Miadi ya kuona gari ni ${moment}`,
  body: {
    buyer: (dealer: string, car: string, when: string) => `Muuzaji ${dealer} anakusubiri uone gari ${car}, ${when}.`,
    dealer: (buyer: string, car: string, when: string) => `Mnunuzi ${buyer} anakuja kuona gari ${car}, ${when}.`,
  },
  subject: (moment: string, car: string) => `Miadi ni ${moment}: ${car}`,
};

export const set = {
  pending: {
    title: 'Miadi inasubiri kuthibitishwa',
    body: (car: string, when: string) => `Timu yetu imerekodi kwamba miadi ya kuona gari ${car}, ${when}, inasubiri kuthibitishwa.`,
    subject: (car: string) => `Miadi inasubiri kuthibitishwa: ${car}`,
  },
  confirmed: {
    title: 'Miadi imerekodiwa kuwa imethibitishwa',
    body: (car: string, when: string) => `Timu yetu imerekodi kwamba miadi ya kuona gari ${car}, ${when}, imethibitishwa.`,
    subject: (car: string) => `Miadi imethibitishwa: ${car}`,
  },
  completed: {
    title: 'Miadi imerekodiwa kuwa imekamilika',
    body: (car: string, when: string) => `Timu yetu imerekodi kwamba miadi ya kuona gari ${car}, ${when}, imekamilika.`,
    subject: (car: string) => `Miadi imekamilika: ${car}`,
  },
  cancelled: {
    title: 'Miadi imerekodiwa kuwa imeghairiwa',
    body: (car: string, when: string) => `Timu yetu imerekodi kwamba miadi ya kuona gari ${car}, ${when}, imeghairiwa.`,
    subject: (car: string) => `Miadi imeghairiwa: ${car}`,
  },
};

// The number stands before the name, because only the first '#' is replaced and a business name may contain one.
export const unread = {
  title: {
    buyer: (count: number, other: string) =>
      plural(count, { one: `Ujumbe # haujasomwa: mnunuzi ${other}`, other: `Jumbe # hazijasomwa: mnunuzi ${other}` }),
    dealer: (count: number, other: string) =>
      plural(count, { one: `Ujumbe # haujasomwa: muuzaji ${other}`, other: `Jumbe # hazijasomwa: muuzaji ${other}` }),
  },
  body: (car: string) => `Kuhusu miadi ya kuona gari ${car}.`,
  subject: {
    buyer: (other: string, car: string) => `Mnunuzi ${other} amekuandikia: ${car}`,
    dealer: (other: string, car: string) => `Muuzaji ${other} amekuandikia: ${car}`,
  },
};
