import type { Data } from '@quadra/values';
import { toEuro } from '@quadra/values';
import { addCifre, frase, ZERO } from './cifre.ts';
import { cifra, type DatiLettera, giorno, parte } from './dati.ts';
import type {
  CifraLettera,
  CreditoLettera,
  FraseLettera,
  ParteLettera,
  RigaLettera,
  VersamentoLettera,
} from './tipi.ts';

/** A row of the account as a figure: from its casella, what the casella says of how far it can be trusted. */
function toCifra({ oggi, isChiusa }: DatiLettera, voce: CreditoLettera): CifraLettera {
  const importo = toEuro(voce.importo);
  const esito = voce.casella === null ? undefined : oggi.get(voce.casella);
  return {
    ...ZERO,
    importo,
    addendi: [{ fonte: voce.fonte, casella: voce.casella, nome: voce.nome, importo }],
    stato: esito?.stato === 'incompleto' ? 'incompleto' : isChiusa ? 'completo' : 'provvisorio',
    precisione: esito?.precisione ?? 'esatto',
  };
}

const sumVoci = (dati: DatiLettera, voci: readonly CreditoLettera[]): CifraLettera =>
  voci.map((voce) => toCifra(dati, voce)).reduce(addCifre, ZERO);

/** The days on which something is paid, in their order. */
function groupGiorni(versamenti: readonly VersamentoLettera[]): [Data, VersamentoLettera[]][] {
  const gruppi = new Map<Data, VersamentoLettera[]>();
  for (const uno of [...versamenti].sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0)))
    gruppi.set(uno.data, [...(gruppi.get(uno.data) ?? []), uno]);
  return [...gruppi];
}

/** What is to be paid first, or that nothing is. */
function writeApertura(dati: DatiLettera): FraseLettera {
  const aperti = dati.versamenti.filter(({ isPagato }) => !isPagato);
  const [primo] = groupGiorni(aperti.filter(({ importo }) => importo !== 0));
  if (primo !== undefined) {
    const [quando, voci] = primo;
    const deve = dati.isDovutoIncompleto ? 'Per ciò che si sa oggi, deve pagare ' : 'Deve pagare ';
    return frase(deve, cifra(sumVoci(dati, voci)), ' entro ', giorno(quando), '.');
  }
  if (dati.isDovutoIncompleto) return frase('Non si può ancora dire quanto deve pagare.');
  // A model whose credits pay all is presented too.
  const [aZero] = groupGiorni(aperti);
  if (aZero !== undefined)
    return frase('Non deve pagare nulla: l’F24 a saldo zero si presenta entro ', giorno(aZero[0]), '.');
  if (dati.versamenti.length > 0) return frase('Ha già pagato tutto.');
  if (dati.crediti.length > 0)
    return frase('Non deve pagare nulla: ha un credito di ', cifra(sumVoci(dati, dati.crediti)), '.');
  return frase('Non deve pagare nulla.');
}

const nameVersamento = ({ nome, isPagato }: VersamentoLettera): string =>
  isPagato ? `${nome}, già pagato` : nome;

function listVersamenti(dati: DatiLettera): RigaLettera[] {
  return groupGiorni(dati.versamenti).flatMap(([entro, voci]): RigaLettera[] => [
    ...voci.map((voce) => ({
      frase: frase(nameVersamento(voce)),
      cifra: toCifra(dati, voce),
      entro,
      isTotale: false,
    })),
    ...(voci.length > 1
      ? [{ frase: frase('In tutto'), cifra: sumVoci(dati, voci), entro, isTotale: true }]
      : []),
  ]);
}

/** What is paid, day by day, and the credits that are left. */
function writeQuanto(dati: DatiLettera): ParteLettera[] {
  const { versamenti, crediti, isChiusa } = dati;
  const { anno } = dati.oggi.modello;
  const righe = listVersamenti(dati);
  const coda: FraseLettera[] = [
    ...(versamenti.some(({ isAcconto }) => isAcconto)
      ? [
          frase(
            `Gli acconti sono anticipi delle imposte del ${anno}: li ritroverà, già pagati, nella prossima dichiarazione.`,
          ),
        ]
      : []),
    ...(crediti.length > 0
      ? [
          frase(
            versamenti.length > 0 ? 'Ha anche un credito di ' : 'Il credito è di ',
            cifra(sumVoci(dati, crediti)),
            `: ${crediti.map(({ nome }) => nome).join(', ')}. Si può usare per pagare altre imposte.`,
          ),
        ]
      : []),
    ...(isChiusa
      ? []
      : [frase('Gli importi sono provvisori: la dichiarazione non è ancora chiusa e possono cambiare.')]),
  ];
  return parte('quanto', { righe, coda });
}

/** How a Redditi PF tells what is paid: by F24, on its days. */
export const quantoRedditi = { writeApertura, writeQuanto } as const;
