import { type CodiceApplicativo, codiciApplicativi, etichettaApplicativo } from '@quadra/contract';
import { IconExternalLink } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { fonteStudi } from '../../../dominio/fonte/studi.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatGiorno, formatIntero } from '../../../formato/formato.ts';
import { messaggiModulo as m } from '../../../messages/modulo.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { openCornice } from '../../../ui/riquadri/CorniceEsterna.tsx';
import { Combo } from '../../../ui/scelta/Combo.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { askModulo } from './DialogoModulo.tsx';
import css from './Modulo.module.css';
import { findIndirizzo, type ModuliStudio as Moduli, moduliQuery } from './modulo.api.ts';
import { computePermessi } from './permessi.ts';
import { describeStato, listRighe, type RigaModulo } from './righe.ts';
import { askSottoscrizioni } from './Sottoscrizioni.tsx';
import { useAcquistoModulo } from './useAcquistoModulo.ts';

type Scelto = { readonly id: number; readonly nome: string };

/** The modules of the studio one works in, or of the one that is chosen. */
export function ModuliPage() {
  const { utente } = useSessione();
  const [scelto, setScelto] = useState<Scelto | null>(null);
  const { studio } = utente;
  if (studio) return <ModuliStudio studio={{ id: studio.id, nome: studio.ragioneSociale }} />;
  if (scelto) return <ModuliStudio studio={scelto} onCambia={() => setScelto(null)} />;
  return <Scelta onScelta={setScelto} />;
}

function Scelta({ onScelta }: { onScelta: (studio: Scelto) => void }) {
  const navigate = useNavigate();
  const { attiva, diceSottoscrizioni } = computePermessi(useSessione().utente);
  return (
    <>
      <BarraTitolo titolo={m.titolo}>
        {diceSottoscrizioni && <Button onClick={() => void askSottoscrizioni()}>{m.sottoscrizioni}</Button>}
        {attiva && (
          <Button onClick={() => navigate({ to: '/attivazione-massiva-applicativi' })}>
            {m.vaiAllaMassiva}
          </Button>
        )}
      </BarraTitolo>
      <EmptyState titolo={m.scegliStudio} testo={m.scegliStudioTesto}>
        <Combo
          etichetta={m.studio}
          segnaposto={m.cercaStudio}
          testo=""
          fonte={fonteStudi}
          onScelta={(voce) => voce && onScelta({ id: Number(voce.chiave), nome: voce.testo })}
        />
      </EmptyState>
    </>
  );
}

function ModuliStudio({ studio, onCambia }: { studio: Scelto; onCambia?: () => void }) {
  const letto = useLetto(moduliQuery(studio.id));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.titolo} letto={letto} onElenco={() => void navigate({ to: '/home' })}>
      {(moduli) => <Tabella studio={studio} moduli={moduli} onCambia={onCambia} />}
    </PaginaUno>
  );
}

function Tabella({
  studio,
  moduli,
  onCambia,
}: {
  studio: Scelto;
  moduli: Moduli;
  onCambia: (() => void) | undefined;
}) {
  const { attiva, isOperatore, compra } = computePermessi(useSessione().utente);
  const acquisto = useAcquistoModulo(studio.id);
  const cache = useQueryClient();
  const change = async (riga: RigaModulo) => {
    const nuovi = await askModulo(studio.id, riga);
    if (nuovi === null) return;
    notifiche.push('success', m.salvato);
    cache.setQueryData(moduliQuery(studio.id).queryKey, nuovi);
  };
  return (
    <>
      <BarraTitolo titolo={m.titolo} dettaglio={studio.nome}>
        {onCambia && <Button onClick={onCambia}>{m.cambiaStudio}</Button>}
      </BarraTitolo>
      <div className={css.body}>
        {!attiva && (
          <p className={css.note}>
            {isOperatore ? m.comeAttivareOperatore : m.comeAttivare}{' '}
            {compra && <Link to="/pacchetti">{m.vaiAiPacchetti}</Link>}
          </p>
        )}
        <table className={classi(css.table, css.modules)}>
          <thead>
            <tr>
              <th scope="col">{m.modulo}</th>
              <th scope="col">{m.stato}</th>
              <th scope="col">{m.anno}</th>
              <th scope="col">{m.dal}</th>
              <th scope="col">{m.al}</th>
              <th scope="col">{m.modo}</th>
              <th scope="col" className={css.end}>
                {m.limite}
              </th>
              <th scope="col">
                <span className="hidden">{m.modifica}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {listRighe(codiciApplicativi, moduli).map((riga) => (
              <Riga
                key={`${riga.codice}-${riga.modulo?.anno ?? ''}`}
                idStudio={studio.id}
                riga={riga}
                attiva={attiva}
                vendita={acquisto}
                onModifica={() => void change(riga)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Riga({
  idStudio,
  riga,
  attiva,
  vendita,
  onModifica,
}: {
  idStudio: number;
  riga: RigaModulo;
  attiva: boolean;
  vendita: ReturnType<typeof useAcquistoModulo>;
  onModifica: () => void;
}) {
  const { codice, modulo, isPrevisto } = riga;
  // The code is what the vendor writes and looks for: to the others the name says all.
  const { diceSottoscrizioni } = computePermessi(useSessione().utente);
  const inVendita = vendita.find(codice);
  // Of a module with a row for each year, it is bought where it is of all of them.
  const isAcquistabile = inVendita?.motivo === null && (modulo === null || modulo.anno === null);
  return (
    <tr>
      <td>
        <span className={css.name}>{etichettaApplicativo[codice]}</span>
        {diceSottoscrizioni && <span className={css.code}>{codice}</span>}
      </td>
      <td>
        <Stato {...describeStato(riga)} />
      </td>
      {modulo ? (
        <>
          <td className="figures">{modulo.anno ?? m.tuttiGliAnni}</td>
          <td className="figures">{formatGiorno(modulo.dal)}</td>
          <td className="figures">{modulo.al === null ? m.senzaFine : formatGiorno(modulo.al)}</td>
          <td>{m.modi[modulo.modo]}</td>
          <td className={css.end}>{modulo.limite === null ? m.senzaLimite : formatIntero(modulo.limite)}</td>
        </>
      ) : (
        <td colSpan={5} className={css.reason}>
          {isPrevisto && inVendita?.motivo}
        </td>
      )}
      <td className={css.end}>
        {modulo?.attivo && modulo.indirizzo !== null && <Apri idStudio={idStudio} codice={codice} />}
        {inVendita && isAcquistabile && (
          <Button
            aspetto="quiet"
            inCorso={vendita.inCorso}
            aria-label={m.acquistaModulo(etichettaApplicativo[codice])}
            onClick={() => void vendita.buy(inVendita)}
          >
            {m.acquista(modulo?.attivo === true, inVendita.crediti ?? 0)}
          </Button>
        )}
        {attiva && (modulo !== null || isPrevisto) && (
          <Button aspetto="quiet" onClick={onModifica}>
            {modulo ? m.modifica : m.attiva}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** A module that is elsewhere: its address is asked when it is needed, and the server says no when the module is off. */
function Apri({ idStudio, codice }: { idStudio: number; codice: CodiceApplicativo }) {
  const { inCorso, run } = useAtto();
  const open = async () => {
    const indirizzo = await run(() => findIndirizzo(idStudio, codice));
    if (indirizzo) await openCornice({ titolo: etichettaApplicativo[codice], indirizzo });
  };
  return (
    <Button aspetto="quiet" icona={IconExternalLink} inCorso={inCorso} onClick={open}>
      {m.apri}
    </Button>
  );
}
