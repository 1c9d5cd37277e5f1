import { cifreFattura, fromWire } from '@quadra/contract';
import { toCentesimi, toEuro } from '@quadra/values';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { etichetteFatturazione, messaggiFatturazione as m } from '../../../messages/fattura.ts';
import { focusCampo } from '../../../ui/campi/focus-campo.ts';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Campi, colonne, Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati, makeFonteEnum } from '../../../ui/scelta/voci.ts';
import { FoglioDiStile } from './FoglioDiStile.tsx';
import { computePermessi, type Fatturazione, fatturazioneQuery, writeFatturazione } from './fattura.api.ts';

type Cifre = Fatturazione['cifre'];
const fonteCifre = makeFonteDati(cifreFattura.map((testo) => ({ chiave: testo, testo })));
const fonteTipi = makeFonteEnum(m.tipiRitenuta);
const fonteSoci = makeFonteEnum(m.soci);
/** Hundredths of a point, and cents. */
const percento = { decimali: 2, min: 1, max: 10_000, nullable: true } as const;
const capitale = { decimali: 2, min: 0, max: 999_999_999, nullable: true } as const;
const esempi: Readonly<Record<Cifre, string>> = { No: '12', '2 cifre': '12/25', '4 cifre': '12/2025' };

/** The fields of words, with the columns each takes. */
type Testo = {
  [K in keyof Fatturazione]: Fatturazione[K] extends string | null ? K : never;
}[keyof Fatturazione];
const campiChi: readonly (readonly [Testo, 1 | 2 | 3 | 4])[] = [
  ['denominazione', 4],
  ['partitaIva', 2],
  ['codiceFiscale', 2],
  ['regime', 1],
  ['via', 3],
  ['cap', 1],
  ['comune', 3],
  ['provincia', 1],
  ['iban', 4],
  ['email', 3],
  ['telefono', 2],
  ['reaUfficio', 1],
  ['reaNumero', 2],
];

/** Who comes from an invoice that was kept here finds himself on what is wrong with it. */
function useArrivo(): void {
  const { campo } = useSearch({ from: '/riservata/lavoro/fatturazione' });
  useEffect(() => {
    const [interno] = campo === undefined ? [] : Object.keys(fromWire({ [campo]: null }));
    if (interno !== undefined) focusCampo(interno);
  }, [campo]);
}

/** How the seller makes its invoices. */
export function FatturazionePage() {
  const { guardaVendite } = computePermessi(useSessione().utente);
  return guardaVendite ? <Letta /> : <NonAutorizzato titolo={m.titolo} />;
}

function Letta() {
  const letto = useLetto(fatturazioneQuery);
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.titolo} letto={letto} onElenco={() => void navigate({ to: '/fatture' })}>
      {(una) => <Modulo key="fatturazione" iniziale={una} />}
    </PaginaUno>
  );
}

function Modulo({ iniziale }: { iniziale: Fatturazione }) {
  const { utente } = useSessione();
  const { configura, leggeFoglio, caricaFoglio } = computePermessi(utente);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const scheda = useSalvataggio<Fatturazione, Fatturazione>({
    iniziale,
    toValori: (una) => una ?? iniziale,
    write: (prima, valori) => writeFatturazione({ ...valori, versione: prima?.versione ?? 0 }),
    compare: ({ versione: _, ...resto }) => resto,
    etichette: etichetteFatturazione,
    salvata: m.salvata,
    onSalvata: (una) => {
      cache.setQueryData(fatturazioneQuery.queryKey, una);
      void cache.invalidateQueries({ queryKey: ['fattura'] });
    },
  });
  const { valori, change, makeCampo } = scheda;
  useArrivo();
  const prefisso = valori.sezionale === '' ? '' : `${valori.sezionale} `;
  const makeTesto = ([nome, larghezza]: (typeof campiChi)[number]) => (
    <TextField
      key={nome}
      {...makeCampo(nome, !configura)}
      className={colonne[larghezza]}
      valore={valori[nome] ?? ''}
      onChange={(valore) => change({ [nome]: valore })}
    />
  );
  return (
    <Scheda
      scheda={scheda}
      scrive={configura}
      titolo={m.titolo}
      nonSalvata={m.nonSalvata}
      onIndietro={() => void navigate({ to: '/fatture' })}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
    >
      <Sezione titolo={etichetteFatturazione.attiva ?? ''} testo={m.attivaTesto}>
        <Interruttore
          nome={etichetteFatturazione.attiva ?? ''}
          acceso={valori.attiva}
          solaLettura={!configura}
          onChange={(attiva) => change({ attiva })}
        />
      </Sezione>
      <Sezione larga titolo={m.chi} testo={m.chiTesto}>
        <Campi>
          {campiChi.map(makeTesto)}
          <NumberField
            {...makeCampo('reaCapitale', !configura)}
            className={colonne[2]}
            opzioni={capitale}
            zeroVisibile
            unita="€"
            valore={valori.reaCapitale === null ? null : toCentesimi(valori.reaCapitale)}
            onValore={(valore) => change({ reaCapitale: toEuro(valore) })}
          />
          <Tendina
            {...makeCampo('reaSocioUnico', !configura)}
            className={colonne[2]}
            opzionale
            valore={valori.reaSocioUnico === null ? null : valori.reaSocioUnico ? 'SU' : 'SM'}
            fonte={fonteSoci}
            onChange={(soci) => change({ reaSocioUnico: soci === null ? null : soci === 'SU' })}
          />
        </Campi>
        <Interruttore
          nome={etichetteFatturazione.reaLiquidazione ?? ''}
          acceso={valori.reaLiquidazione}
          solaLettura={!configura}
          onChange={(reaLiquidazione) => change({ reaLiquidazione })}
        />
      </Sezione>
      <Sezione larga titolo={m.numeri} testo={m.numeriTesto}>
        <Campi>
          {makeTesto(['sezionale', 2])}
          {makeTesto(['sezionaleNote', 2])}
          <Tendina
            {...makeCampo('cifre', !configura)}
            className={colonne[2]}
            nota={m.esempio(`${prefisso}${esempi[valori.cifre]}`)}
            valore={valori.cifre}
            fonte={fonteCifre}
            onChange={(cifre) => cifre !== null && change({ cifre: cifre as Cifre })}
          />
        </Campi>
        <Interruttore
          nome={etichetteFatturazione.bolloAddebitato ?? ''}
          acceso={valori.bolloAddebitato}
          solaLettura={!configura}
          onChange={(bolloAddebitato) => change({ bolloAddebitato })}
        />
      </Sezione>
      <Sezione larga titolo={m.ritenuta} testo={m.ritenutaTesto}>
        <Campi>
          <Tendina
            {...makeCampo('ritenutaTipo', !configura)}
            className={colonne[3]}
            opzionale
            valore={valori.ritenutaTipo}
            fonte={fonteTipi}
            onChange={(ritenutaTipo) => change({ ritenutaTipo })}
          />
          <NumberField
            {...makeCampo('ritenutaAliquota', !configura)}
            className={colonne[1]}
            opzioni={percento}
            unita="%"
            valore={valori.ritenutaAliquota === null ? null : toCentesimi(valori.ritenutaAliquota)}
            onValore={(valore) => change({ ritenutaAliquota: toEuro(valore) })}
          />
          {makeTesto(['ritenutaCausale', 1])}
        </Campi>
      </Sezione>
      {leggeFoglio && <FoglioDiStile scrive={caricaFoglio} />}
    </Scheda>
  );
}
