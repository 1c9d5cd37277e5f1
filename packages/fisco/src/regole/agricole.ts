import {
  arrotonda,
  type Concetto,
  codice,
  costante,
  dato,
  diviso,
  maggiore,
  meno,
  type Nodo,
  numero,
  oltre,
  per,
  regola,
  se,
  somma,
  uguale,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/agricole.ts';
import { quoteImpresa } from '../parametri/impatriati.ts';
import { fonte, sempre, tuir } from './fonti.ts';

const TESTO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 3, quadro RD');
const given = (id: string, titolo: string, unita: 'euro' | 'numero' | 'codice' | 'logico' = 'euro') =>
  dato({ id: `agricole.${id}`, titolo, unita, seManca: 'zero' });
const make = (id: string, titolo: string, valore: Nodo, articolo: string): Concetto =>
  regola({
    id: `agricole.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(valore, tuir(articolo), TESTO),
  });
const makeNumero = (id: string, titolo: string, valore: Nodo, articolo: string): Concetto =>
  regola({
    id: `agricole.${id}`,
    titolo,
    unita: 'numero',
    formule: sempre(valore, tuir(articolo), TESTO),
  });
const positivo = (valore: Nodo): Nodo => maggiore(zeroEuro, valore);

/** RD2-RD5: animals beyond what the land can feed, each of them an amount. */
export const capiAllevati = given('capiAllevati', 'Capi allevati, normalizzati', 'numero');
export const capiAllevabili = given('capiAllevabili', 'Capi allevabili entro il limite', 'numero');
export const soliFamiliari = given('soliFamiliari', 'Impiego dei soli familiari', 'logico');
export const capiEccedenti = makeNumero(
  'capiEccedenti',
  'Capi eccedenti',
  maggiore(numero(0), meno(capiAllevati, capiAllevabili)),
  'art. 56, c. 5',
);
const aCapo = (fattore: Nodo): Nodo =>
  arrotonda.centesimo(per(per(costante('euro', 100), capiEccedenti), fattore));
export const redditoAllevamento = make(
  'redditoAllevamento',
  'Reddito dell’allevamento eccedente',
  se(soliFamiliari, aCapo(p.redditoCapoFamiliari), aCapo(p.redditoCapoEccedente)),
  'art. 56, c. 5',
);

/** What grows on more than twice its ground: its share of the income of that ground. */
const makeProduzione = (id: string, titolo: string) => {
  const superficie = given(`${id}.superficie`, `${titolo}: superficie di produzione`, 'numero');
  const terreno = given(`${id}.terreno`, `${titolo}: superficie di riferimento`, 'numero');
  const agrario = given(`${id}.agrario`, `${titolo}: reddito agrario`);
  const eccedente = makeNumero(
    `${id}.eccedente`,
    `${titolo}: superficie eccedente`,
    maggiore(numero(0), meno(superficie, terreno, terreno)),
    'art. 56-bis, c. 1',
  );
  const reddito = make(
    `${id}.reddito`,
    `${titolo}: reddito`,
    se(oltre(terreno, numero(0)), arrotonda.centesimo(diviso(per(agrario, eccedente), terreno)), zeroEuro),
    'art. 56-bis, c. 1',
  );
  return { superficie, terreno, agrario, eccedente, reddito };
};
/** RD6-RD9, and from the tax year 2024 RD6A-RD9A: in buildings. */
export const vegetali = makeProduzione('vegetali', 'Produzione di vegetali');
export const fabbricati = makeProduzione('fabbricati', 'Produzione di vegetali in fabbricati');

/** RD10: what is received, a part of which is income. */
export const agriturismo = given('agriturismo', 'Agriturismo');
export const manipolazione = given('manipolazione', 'Manipolazione di altri prodotti');
export const servizi = given('servizi', 'Fornitura di servizi');
export const floricoltura = given('floricoltura', 'Commercio di piante acquistate');
export const energia = given('energia', 'Energia oltre i limiti');
export const enoturismo = given('enoturismo', 'Enoturismo e oleoturismo');
export const beniAmbientali = given('beniAmbientali', 'Beni dell’art. 32, c. 2, lett. b-ter');
export const connesse = make(
  'connesse',
  'Reddito delle attività connesse',
  arrotonda.centesimo(
    somma(
      per(agriturismo, p.quotaAgriturismo),
      per(manipolazione, p.quotaManipolazione),
      per(servizi, p.quotaServizi),
      per(floricoltura, p.quotaFloricoltura),
      per(energia, p.quotaEnergia),
      per(enoturismo, p.quotaAgriturismo),
      per(beniAmbientali, p.quotaBeniAmbientali),
    ),
  ),
  'art. 56-bis',
);

/** RD11-RD16: the income, less the shares of who works in the family. */
export const altrove = given('altrove', 'Reddito già determinato a parte');
export const totale = make(
  'totale',
  'Redditi dell’allevamento e delle produzioni',
  somma(redditoAllevamento, vegetali.reddito, fabbricati.reddito, connesse, altrove),
  'artt. 56 e 56-bis',
);
export const reteImprese = given('reteImprese', 'Utili del contratto di rete');
export const lordo = make('lordo', 'Reddito prima delle quote', somma(totale, reteImprese), 'art. 56');
export const quoteFamiliari = given('quoteFamiliari', 'Quote dei familiari o del coniuge');
export const impatriati = given('impatriati', 'Impatriati', 'codice');
const spettante = positivo(meno(lordo, quoteFamiliari));
export const spettanza = regola({
  id: 'agricole.spettanza',
  titolo: 'Reddito di spettanza del titolare',
  unita: 'euro',
  formule: sempre(
    quoteImpresa.reduce<Nodo>(
      (altrimenti, [quale, parte]) =>
        se(uguale(impatriati, codice(quale)), arrotonda.centesimo(per(spettante, parte)), altrimenti),
      spettante,
    ),
    fonte('D.Lgs. 147/2015', 'art. 16'),
    TESTO,
  ),
});
export const ritenute = given('ritenute', 'Ritenute d’acconto');
