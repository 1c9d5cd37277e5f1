/** What a statement of a migration would do to a house that is serving with the program of before. */
interface Rischio {
  readonly nome: string;
  readonly forma: RegExp;
  /** On a table born in the same migration nobody is reading. */
  readonly isDiTabella: boolean;
}

const TABELLA = String.raw`(?:if (?:not )?exists )?(?:only )?(?:public\.)?"?(\w+)"?`;
const alter = (resto: string) => new RegExp(`^alter table ${TABELLA} (?:.* )?${resto}`, 's');
const su = (nome: string, forma: RegExp): Rischio => ({ nome, forma, isDiTabella: true });
const comunque = (nome: string, forma: RegExp): Rischio => ({ nome, forma, isDiTabella: false });

/** Of one part of a statement: who alters a table does several things, each of them looked at by itself. */
const RISCHI: readonly Rischio[] = [
  su('the program of before still reads what is dropped', alter('drop column')),
  su('the program of before still reads what is dropped', new RegExp(`^drop (?:table|view|type) ${TABELLA}`)),
  comunque('the program of before still calls what is dropped', /^drop (?:function|schema|procedure)/),
  su('the program of before knows it by its old name', alter('rename')),
  comunque(
    'the program of before knows it by its old name',
    /^alter (?:function|type|view|sequence) .*\brename\b/,
  ),
  comunque('the program of before still needs the right', /^revoke\b/),
  su(
    'the program of before leaves it out when it writes',
    alter(
      String.raw`add (?:column )?(?!constraint\b)(?:(?!\bdefault\b|\bgenerated\b).)*\bnot null\b(?!.*\b(?:default|generated)\b)`,
    ),
  ),
  su('the program of before may write a null; and every row is read under lock', alter('set not null')),
  su(
    'every row is written again under lock',
    alter(String.raw`alter (?:column )?"?\w+"? (?:set data )?type\b`),
  ),
  su(
    'every row is written again under lock',
    alter(
      String.raw`add (?:column )?(?!constraint\b).*\b(?:default (?:gen_random_uuid|random|clock_timestamp|nextval|uuidv7)|generated always as (?:identity|\())`,
    ),
  ),
  su(
    'every row is read under lock: first not valid, then validated',
    alter(String.raw`add (?:constraint \w+ )?(?:check|foreign key)(?!.*\bnot valid\b)`),
  ),
  su(
    'every row is read under lock: first not valid, then validated',
    alter(
      String.raw`add (?:column )?(?!constraint\b|check\b|foreign\b|unique\b|primary\b|exclude\b).*\b(?:check|references)\b`,
    ),
  ),
  su(
    'every row is read while nobody writes',
    alter(
      String.raw`add (?:constraint \w+ |column )?.*\b(?:unique|primary key|exclude)\b(?!.*\busing index\b)`,
    ),
  ),
  su(
    'nobody writes until it is built',
    new RegExp(`^create (?:unique )?index (?!concurrently)(?:.* )?on ${TABELLA}`, 's'),
  ),
  su('every row it touches is locked until the end', new RegExp(`^update ${TABELLA}`)),
  su('every row it touches is locked until the end', new RegExp(`^delete from ${TABELLA}`)),
  su(
    'nobody reads until the end',
    new RegExp(`^(?:truncate|lock|cluster|reindex|vacuum)(?: table| full)* ${TABELLA}`),
  ),
];

interface Comando {
  readonly testo: string;
  /** What whoever wrote it says of it. */
  readonly ragione: string | undefined;
}

const RAGIONE = /--[ \t]*rolling:[ \t]*(\S.{10,})/i;

/** The statements of a migration, without words and bodies of functions, each with the reason that stands above it. */
function listComandi(migrazione: string): Comando[] {
  const opachi = migrazione
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '$$$$')
    .replace(/--[^\n]*|'(?:[^']|'')*'/g, (voce) =>
      voce.startsWith('--') ? voce.replaceAll(';', ',') : "''",
    );
  return opachi.split(';').map((pezzo) => ({
    testo: pezzo
      .replace(/--[^\n]*/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
    ragione: RAGIONE.exec(pezzo)?.[1],
  }));
}

/** An `alter table` is as many as the things that it does; what is between brackets is not divided. */
function splitAzioni(testo: string): string[] {
  const [testa] = new RegExp(`^alter table ${TABELLA} `).exec(testo) ?? [];
  if (testa === undefined) return [testo];
  let fondo = 0;
  const azioni = [''];
  for (const lettera of testo.slice(testa.length)) {
    if (lettera === '(') fondo += 1;
    if (lettera === ')') fondo -= 1;
    if (lettera === ',' && fondo === 0) azioni.push('');
    else azioni[azioni.length - 1] += lettera;
  }
  return azioni.map((azione) => `${testa}${azione.trim()}`);
}

/** A migration is one transaction: what is validated in the same keeps the lock of when it was added. */
function checkSubito(azioni: readonly string[]): string[] {
  const aggiunte = azioni.flatMap(
    (azione) => /^alter table (.+) add constraint (\w+) .*not valid/.exec(azione) ?? [],
  );
  const subito = azioni.filter((azione) =>
    aggiunte.includes(/validate constraint (\w+)/.exec(azione)?.[1] ?? ''),
  );
  return subito.map(
    (azione) => `${azione}: validated under the lock it was added with, it goes in the next migration`,
  );
}

/** What would stop, or break, who serves while a migration is applied, and is not said why it may be. */
export function checkSenzaFermo(migrazione: string): string[] {
  const comandi = listComandi(migrazione);
  const nate = new Set(
    comandi.flatMap(({ testo }) => new RegExp(`^create (?:temp )?table ${TABELLA}`).exec(testo)?.[1] ?? []),
  );
  const azioni = comandi
    .filter(({ ragione }) => ragione === undefined)
    .flatMap(({ testo }) => splitAzioni(testo));
  return [
    ...checkSubito(azioni),
    ...azioni.flatMap((azione) =>
      RISCHI.filter(({ forma, isDiTabella }) => {
        const trovata = forma.exec(azione);
        return trovata !== null && !(isDiTabella && nate.has(trovata[1] ?? ''));
      })
        .slice(0, 1)
        .map(({ nome }) => `${azione}: ${nome}`),
    ),
  ];
}
