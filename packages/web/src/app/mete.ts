const ID = /^([1-9][0-9]{0,8}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const ANNO = /^20[0-9]{2}$/;

const pick = (parametri: Readonly<Record<string, unknown>>, nome: string, forma: RegExp): string | null => {
  const valore = Object.hasOwn(parametri, nome) ? parametri[nome] : undefined;
  return typeof valore === 'string' && forma.test(valore) ? valore : null;
};

/** The names a link may ask for, and the path of each: nothing outside this table is ever a path. */
const mete = new Map<string, (parametri: Readonly<Record<string, unknown>>) => string>([
  ['home', () => '/home'],
  [
    'anagrafica',
    (parametri) => {
      const id = pick(parametri, 'id', ID);
      return id === null ? '/anagrafica' : `/anagrafica/${id}`;
    },
  ],
  [
    'dichiarazioni',
    (parametri) => {
      const anno = pick(parametri, 'anno', ANNO);
      return anno === null ? '/dichiarazioni' : `/dichiarazioni?anno=${anno}`;
    },
  ],
  ['posta', () => '/posta'],
  ['sicurezza', () => '/sicurezza'],
]);

/** The path of a saved target, by name; the home for a name that is not in the table. */
export function computePercorsoMeta(target: unknown, parametri: Readonly<Record<string, unknown>>): string {
  const compute = typeof target === 'string' ? mete.get(target) : undefined;
  return compute?.(parametri) ?? '/home';
}
