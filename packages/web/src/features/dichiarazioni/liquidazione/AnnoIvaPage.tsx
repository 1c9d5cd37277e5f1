import { periodicitaIva } from '@quadra/contract';
import { toEuro } from '@quadra/values';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { PortaNelConto } from '../../../dominio/versamenti/PortaNelConto.tsx';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiLiquidazione as m } from '../../../messages/liquidazione.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Scheda } from '../../../ui/pagina/Scheda.tsx';
import { InDichiarazione } from './InDichiarazione.tsx';
import css from './Liquidazione.module.css';
import {
  type Chiesta,
  type Liquidazione,
  lipeQuery,
  liquidazioneQuery,
  mayScrivereLiquidazioni,
  saveLiquidazione,
} from './liquidazione.api.ts';
import { Periodi } from './Periodi.tsx';
import { changePeriodicita, listContati, toAnno, toScritta, toValori, type Valori } from './valori.ts';

/** The liquidations of a client in a tax year: typed, counted, squared with what was paid and with VL. */
export function AnnoIvaPage() {
  const { anno = '', cliente = '' } = useParams({ strict: false });
  const chiesta = { anagrafica: cliente, annoImposta: Number(anno) };
  const letto = useLetto(liquidazioneQuery(chiesta));
  const navigate = useNavigate();
  return (
    <PaginaUno
      titolo={m.titolo}
      letto={letto}
      onElenco={() => void navigate({ to: '/anno-iva', search: { anno: chiesta.annoImposta } })}
    >
      {(letta) => <Modulo key={`${cliente} ${anno}`} chiesta={chiesta} iniziale={letta} />}
    </PaginaUno>
  );
}

function Modulo({ chiesta, iniziale }: { chiesta: Chiesta; iniziale: Liquidazione }) {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const scrive = mayScrivereLiquidazioni(utente);
  const lipe = useQuery(lipeQuery).data;
  const keep = (nuova: Liquidazione) => {
    cache.setQueryData(liquidazioneQuery(chiesta).queryKey, nuova);
    void cache.invalidateQueries({ queryKey: ['liquidazione', 'list'] });
  };
  const scheda = useSalvataggio<Liquidazione, Valori>({
    iniziale,
    toValori,
    write: (prima, valori) => saveLiquidazione(chiesta, toScritta(valori, prima?.versione ?? 0)),
    etichette: nameCampo(iniziale),
    salvata: m.salvata,
    compare: (valori) => toScritta(valori, 0),
    valoreDi: () => 'periodi',
    onSalvata: keep,
  });
  const { valori, change } = scheda;
  const record = scheda.record ?? iniziale;
  const anno = toAnno(chiesta.annoImposta, valori);
  const riepilogo = lipe?.computeLipe(anno);
  const touch = (nuova: Liquidazione) => {
    scheda.touch(nuova);
    keep(nuova);
  };
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={record.denominazione}
      nonSalvata={m.nonSalvata}
      onIndietro={() => void navigate({ to: '/anno-iva', search: { anno: chiesta.annoImposta } })}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      dettaglio={`${m.titolo} ${chiesta.annoImposta}, ${record.partitaIva ?? ''}`}
      azioni={
        <>
          {record.periodi.length > 0 && (
            <PortaNelConto
              cliente={chiesta.anagrafica}
              anno={chiesta.annoImposta}
              da="IVA periodica"
              disabilitato={scheda.isCambiata}
            />
          )}
          <Segmenti
            nome={m.periodicita}
            voci={periodicitaIva.map((una) => [una, m.periodicitaDi[una] ?? una] as const)}
            valore={valori.periodicita}
            disabilitato={!scrive}
            onChange={(una) => change(changePeriodicita(valori, una))}
          />
        </>
      }
    >
      <div className={css.page}>
        <p className={css.sentence} role="status">
          {riepilogo && listContati(valori).length > 0 ? writeSintesi(riepilogo) : m.vuoto}
        </p>
        {lipe && riepilogo && (
          <Periodi
            {...{ chiesta, record, valori, riepilogo, scrive, change }}
            quadrature={lipe.matchVersamenti(riepilogo)}
            isCambiata={scheda.isCambiata}
            onFile={touch}
            campo={scheda.makeCampo}
          />
        )}
        <InDichiarazione
          chiesta={chiesta}
          record={record}
          scrive={scrive}
          isCambiata={scheda.isCambiata}
          onPortata={touch}
        />
      </div>
    </Scheda>
  );
}

/** What a refused field is called: its column and its period. */
const nameCampo =
  ({ periodicita }: Liquidazione) =>
  (percorso: string): string => {
    const [, posto, nome = ''] = percorso.split('.');
    const colonna = (m as unknown as Readonly<Record<string, unknown>>)[nome];
    const testo = typeof colonna === 'string' ? colonna : m.periodi;
    return posto === undefined
      ? testo
      : m.campo(testo, m.periodo(periodicita === 'mensile', Number(posto) + 1));
  };

/** What the year comes to, in one sentence. */
function writeSintesi({ dovuta, versata }: { dovuta: number; versata: number }): string {
  const inizio = m.sintesi(formatImporto(toEuro(dovuta)), formatImporto(toEuro(versata)));
  if (dovuta === versata) return `${inizio}. ${m.quadraTutto}`;
  const differenza = formatImporto(toEuro(Math.abs(dovuta - versata)));
  return `${inizio}: ${dovuta > versata ? m.nonVersati(differenza) : m.versatiInPiu(differenza)}`;
}
