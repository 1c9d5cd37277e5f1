import { percorsi, statoSdi } from '@quadra/contract';
import { formatData } from '@quadra/values';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiFattura as m } from '../../../messages/fattura.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Fattura.module.css';
import {
  computePermessi,
  fatturazioneQuery,
  fattureQuery,
  formatCifre,
  formatEuro,
  type Riepilogo,
  riepilogoQuery,
  type Voce,
  withSegno,
} from './fattura.api.ts';
import { PannelloFattura } from './PannelloFattura.tsx';
import { aspettoSdi } from './stato-sdi.ts';
import { useFattura } from './useFattura.tsx';

const toScelte = (voci: readonly string[]) => voci.map((voce) => [voce, voce] as const);
const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Numero', nome: m.numero, larghezza: 110 },
  { chiave: 'Cliente', nome: m.cliente, larghezza: 150 },
  { chiave: 'StatoSDI', nome: m.statoSdi, larghezza: 150, scelte: toScelte(statoSdi) },
  { chiave: 'Gruppo', nome: m.gruppo, larghezza: 140, scelte: toScelte(['Da correggere', 'In attesa']) },
  { chiave: 'Sezionale', nome: m.sezionale, larghezza: 90 },
  { chiave: 'Anno', nome: m.anno, larghezza: 70 },
];
const importo = (nome: 'imponibile' | 'iva' | 'totale', ordina: string, larghezza: number) => ({
  ...{ nome, testo: m[nome], ordina, larghezza, aDestra: true, cifre: true },
  valore: (una: Voce) => formatCifre(withSegno(una, una[nome])),
});
const colonne = prepareColonne<Voce>([
  {
    nome: 'numero',
    testo: m.numero,
    ordina: 'Numero',
    fissa: true,
    larghezza: 88,
    valore: (una) => una.numero,
  },
  {
    ...{ nome: 'data', testo: m.data, ordina: 'Data', larghezza: 92, cifre: true },
    valore: (una) => formatData(una.data),
  },
  { nome: 'cliente', testo: m.cliente, ordina: 'Cliente', larghezza: 150, valore: (una) => una.cliente },
  importo('imponibile', 'Imponibile', 106),
  importo('iva', 'Iva', 72),
  importo('totale', 'Totale', 86),
  {
    ...{ nome: 'statoSdi', testo: m.statoSdi, ordina: 'StatoSDI', larghezza: 126 },
    scheda: 'stato',
    valore: (una) => una.statoSDI,
    render: (una) => <Stato tipo={aspettoSdi[una.statoSDI]} testo={una.statoSDI} />,
  },
  { nome: 'notifica', testo: m.notifica, larghezza: 80, valore: (una) => una.notifica ?? '' },
  { nome: 'stato', testo: m.stato, larghezza: 160, valore: (una) => una.stato },
  {
    ...{ nome: 'progressivo', testo: m.progressivo, larghezza: 100, aDestra: true, cifre: true },
    valore: (una) => String(una.progressivo),
  },
  { nome: 'sezionale', testo: m.sezionale, larghezza: 90, valore: (una) => una.sezionale },
  { nome: 'anno', testo: m.anno, larghezza: 70, cifre: true, valore: (una) => String(una.anno) },
  { nome: 'codiceSDI', testo: m.codiceSDI, larghezza: 150, cifre: true, valore: (una) => una.codiceSDI },
  { nome: 'pec', testo: m.pec, larghezza: 200, valore: (una) => una.pec ?? '' },
]);
/** What waits for the exchange is read again: its answers come by themselves. */
const OGNI_MS = 5000;
const ORDINE = ['-Data', '-Numero'];

/** The invoices: of who sells what was sold, of who buys what was received. */
export function FatturePage() {
  const { legge } = computePermessi(useSessione().utente);
  return legge ? <Lista /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lista() {
  const { vende, guardaVendite, configura } = computePermessi(useSessione().utente);
  const navigate = useNavigate();
  const [scelta, setScelta] = useState<string | null>(null);
  const atti = useFattura(setScelta);
  const { data: riepilogo } = useQuery({ ...riepilogoQuery, enabled: guardaVendite });
  const { data: fatturazione } = useQuery({ ...fatturazioneQuery, enabled: guardaVendite });
  const cache = useQueryClient();
  const hasAttese = (riepilogo?.inAttesa ?? 0) > 0;
  useEffect(() => {
    if (!hasAttese) return undefined;
    const giro = setInterval(() => {
      if (document.visibilityState === 'visible') void cache.invalidateQueries({ queryKey: ['fattura'] });
    }, OGNI_MS);
    return () => clearInterval(giro);
  }, [hasAttese, cache]);
  const { elenco } = useElenco({
    percorso: percorsi.fatturaLista,
    nome: 'fatture',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: fattureQuery,
  });
  const totale = elenco.dati?.totale;
  const isFerma = fatturazione !== undefined && !fatturazione.attiva;
  const goToFatturazione = () => void navigate({ to: '/fatturazione' });
  const nuova = vende && !isFerma && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => void atti.askNuova()}>
      {m.nuova}
    </Button>
  );
  const vaiAConfigura = configura && <Button onClick={goToFatturazione}>{m.configura}</Button>;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quante(totale)}
      azioni={
        <>
          {vaiAConfigura}
          {nuova}
        </>
      }
      esito={riepilogo && <Sintesi riepilogo={riepilogo} />}
      campiFiltro={campiFiltro}
      chiaveDi={(una) => una.id}
      nomeDi={(una) => una.numero}
      onOpen={(una) => setScelta(una.id)}
      accanto={<PannelloFattura id={scelta} atti={atti} vende={vende} />}
      vuoto={
        isFerma
          ? {
              ...{ titolo: m.nonConfigurata, testo: m.nonConfigurataTesto, titoloFiltri: m.nessunaConFiltri },
              azione: vaiAConfigura,
            }
          : {
              titolo: m.nessuna,
              testo: guardaVendite ? m.nessunaTesto : m.nessunaRicevuta,
              titoloFiltri: m.nessunaConFiltri,
              azione: nuova,
            }
      }
    />
  );
}

/** What was issued; what did not leave or was refused is apart, and is not issued. */
function Sintesi({ riepilogo }: { riepilogo: Riepilogo }) {
  const { emesse, daRinviare, scartate, nonPartite, inAttesa, rinvioEntro, canale } = riepilogo;
  return (
    <div className={css.summary}>
      <span>
        <b>{m.emesse}</b> {m.conNote(emesse.quante, emesse.noteDiCredito)}: {formatEuro(emesse.totale)}
      </span>
      {daRinviare.quante > 0 && (
        <span>
          <b>{m.daRinviare}</b> {m.nonContate(daRinviare.quante)}: {formatEuro(daRinviare.totale)}
        </span>
      )}
      {scartate > 0 && (
        <span className={css.bad}>
          {m.scartate(scartate)}
          {rinvioEntro !== null && ` ${m.entro(rinvioEntro)}`}
        </span>
      )}
      {nonPartite > 0 && <span className={css.bad}>{m.nonPartite(nonPartite)}</span>}
      {inAttesa > 0 && <span>{m.inAttesa(inAttesa)}</span>}
      {canale === 'Simulato' && <span className={css.soft}>{m.simulato}</span>}
      {canale === 'Assente' && <span className={css.soft}>{m.assente}</span>}
      <span className={css.soft}>{m.soloEmesse}</span>
    </div>
  );
}
