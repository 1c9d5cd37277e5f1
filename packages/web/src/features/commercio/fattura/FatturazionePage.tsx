import { cifreFattura } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { etichetteFatturazione, messaggiFatturazione as m } from '../../../messages/fattura.ts';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Campi, colonne, Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { FoglioDiStile } from './FoglioDiStile.tsx';
import { computePermessi, type Fatturazione, fatturazioneQuery, writeFatturazione } from './fattura.api.ts';

type Cifre = Fatturazione['cifre'];
const fonteCifre = makeFonteDati(cifreFattura.map((testo) => ({ chiave: testo, testo })));
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
        <Campi>{campiChi.map(makeTesto)}</Campi>
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
      {leggeFoglio && <FoglioDiStile scrive={caricaFoglio} />}
    </Scheda>
  );
}
