import { type Concetto, type Dato, dato, oltre, regola, somma, zeroEuro } from '../engine/index.ts';
import { formule } from './crediti-ru.ts';

const given = (id: string, titolo: string, unita: Dato['unita'] = 'euro'): Dato =>
  dato({ id: `dettagliRu.${id}`, titolo, unita, seManca: 'zero' });

/** The costs of one kind of research: each by its column, what is within it, and what is left after other grants. */
const spese = (id: string, titolo: string, colonne: number, dove: string) => {
  const voci = Array.from({ length: colonne }, (_, n) => given(`${id}${n + 1}`, `${titolo}, col. ${n + 1}`));
  const [prima, ...altre] = voci;
  const totale: Concetto = regola({
    id: `dettagliRu.${id}Totale`,
    titolo: `${titolo}: spese agevolabili`,
    unita: 'euro',
    formule: formule(somma(prima ?? zeroEuro, ...altre), dove),
  });
  return {
    ...{ voci, totale },
    neoassunti: given(`${id}Neoassunti`, `${titolo}, col. 1A`),
    software: given(`${id}Software`, `${titolo}, col. 2A`),
    commissionate: given(`${id}Commissionate`, `${titolo}, col. 3A`),
    nette: given(`${id}Nette`, `${titolo}: al netto di altre sovvenzioni`),
    mezzogiorno: given(`${id}Mezzogiorno`, `${titolo}: nel Mezzogiorno`),
  };
};
export type Spese = ReturnType<typeof spese>;
/** RU100-RU102; until 2023 RU153-RU155 say the same of 2021. */
export const ricerca = spese('ricerca', 'Ricerca e sviluppo', 6, 'rigo RU100');
export const innovazione = spese('innovazione', 'Innovazione tecnologica', 5, 'rigo RU101');
export const design = spese('design', 'Design e ideazione estetica', 5, 'rigo RU102');
export const ricerca2021 = spese('ricerca2021', 'Ricerca e sviluppo 2021', 6, 'rigo RU153 (2023)');
export const innovazione2021 = spese('innovazione2021', 'Innovazione 2021', 5, 'rigo RU154 (2023)');
export const design2021 = spese('design2021', 'Design 2021', 5, 'rigo RU155 (2023)');
export const tutteLeSpese = [ricerca, innovazione, design, ricerca2021, innovazione2021, design2021] as const;
/** Innovation for a digital or an ecological goal, which stands in columns of its own. */
export const digitale = given('digitale', 'Innovazione digitale 4.0: spese al netto');
export const ecologica = given('ecologica', 'Transizione ecologica: spese al netto');

/** RU110 and RU156 of the form of 2023: columns 4-7 make column 3. */
const formazioneDi = (id: string, titolo: string, dove: string) => {
  const voci = [4, 5, 6, 7].map((n) => given(`${id}${n}`, `${titolo}, col. ${n}`));
  return {
    voci,
    totale: regola({
      id: `dettagliRu.${id}Totale`,
      titolo: `${titolo}: spese`,
      unita: 'euro',
      formule: formule(somma(zeroEuro, ...voci), dove),
    }),
  };
};
export const formazione = formazioneDi('formazione', 'Formazione', 'rigo RU110 (2023)');
export const formazione2021 = formazioneDi('formazione2021', 'Formazione 2021', 'rigo RU156 (2023)');

/** RU130 and RU140: what was invested in the year, and what was ordered in it. */
const beni = (id: string, titolo: string) => ({
  ordinari: [1, 2, 3].map((n) => given(`${id}${n}`, `${titolo}, col. ${n}`)),
  materiali: given(`${id}4`, `${titolo}: beni materiali 4.0`),
  gruppi: ['A', 'B', 'C'].map((gruppo) => ({
    gruppo,
    dato: given(`${id}4${gruppo}`, `${titolo}, col. 4${gruppo}`),
  })),
  immateriali: given(`${id}5`, `${titolo}: beni immateriali 4.0`),
});
export type Beni = ReturnType<typeof beni>;
export const beniAnno = beni('beniAnno', 'Investimenti dell’anno');
export const beniDopo = beni('beniDopo', 'Investimenti prenotati');
/** RU160. */
export const ricaviBonifica = given('ricaviBonifica', 'Ricavi dell’anno prima');

const totaleBeni = ({ ordinari, materiali, immateriali }: Beni) => somma(materiali, immateriali, ...ordinari);
export const haRicerca = oltre(
  somma(ricerca.totale, innovazione.totale, design.totale, digitale, ecologica),
  zeroEuro,
);
export const haBeni = oltre(somma(totaleBeni(beniAnno), totaleBeni(beniDopo)), zeroEuro);
export const haFormazione = oltre(formazione.totale, zeroEuro);
