import { type EtichettaDichiarazione, percorsi, percorso } from '@quadra/contract';
import type { Risultato } from '@quadra/fisco';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconChevronLeft,
  IconHistory,
  IconRobot,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { TagDi } from '../../../../dominio/tag/TagDi.tsx';
import { messaggiCopilota as mc } from '../../../../messages/copilota.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { messaggiVita } from '../../../../messages/vita.ts';
import { classi } from '../../../../ui/classi.ts';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { Marchio } from '../../../../ui/pagina/Marchio.tsx';
import { type ColoreEtichetta, Etichetta } from '../../../../ui/stati/Etichetta.tsx';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { useCopilotaAperto } from '../copilota/contesto-copilota.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatImporto } from '../dati/formato.ts';
import { computeRisultato, isMostrato } from '../dati/risultati.ts';
import { MenuStampa } from '../riepilogo/MenuStampa.tsx';
import { MenuVita } from '../vita/MenuVita.tsx';
import { useApertura, useVersione } from './contesto.ts';
import css from './Testata.module.css';
import { moveNelTempo } from './useComandi.ts';

const colori: Readonly<Record<EtichettaDichiarazione, ColoreEtichetta>> = {
  'Stampata definitiva': 'verde',
  'Telematico creato': 'azzurro',
  'Telematico di prova': 'grigio',
  'Congelata in Quadra': 'viola',
  Riapertura: 'giallo',
  'Sola lettura': 'grigio',
};

type Props = {
  onStoria: () => void;
  onRiepilogo: () => void;
  onTelematico: () => void;
  inSalvataggio: boolean;
};

/** The bar of an open declaration: whose it is, what it comes to, and Salva. */
export function Testata({ onStoria, onRiepilogo, onTelematico, inSalvataggio }: Props) {
  const { dichiarazione: d, modello, vistaIntera, save } = useApertura();
  const { solaLettura } = d;
  return (
    <header className={css.bar} data-regione>
      <Link to="/home" className={css.mark} aria-label={m.tornaAllaHome} title={m.tornaAllaHome}>
        <Marchio size={20} />
      </Link>
      <Link
        to="/dichiarazioni"
        className={css.back}
        aria-label={m.tornaAlleDichiarazioni}
        title={m.tornaAlleDichiarazioni}
      >
        <Icona di={IconChevronLeft} size={20} />
      </Link>
      <div className={css.who}>
        <div className={css.name}>
          <h1 title={`${d.denominazione}, ${d.codiceFiscale}`}>{d.denominazione}</h1>
          <span className={classi(css.cf, 'figures')}>{d.codiceFiscale}</span>
          <TagDi
            genere="dichiarazione"
            id={d.id}
            nome={m.diChi(d.denominazione, d.tipo, d.anno)}
            indirizzo={percorso(percorsi.dichiarazioneTag, { anno: d.anno, id: d.id })}
          />
        </div>
        <div className={css.what}>
          <span className={css.part}>{m.diTipo(d.tipo, d.anno)}</span>
          <span className={classi(css.part, css.gives)} title={m.annoImposta(modello.annoImposta)}>
            {m.annoImposta(modello.annoImposta)}
          </span>
          <span className={css.part}>{d.finalita}</span>
          <span className={css.part}>
            <Stato tipo={d.stato === 'Aperta' ? 'aperto' : 'chiuso'} testo={d.stato} />
          </span>
          {d.inCaricoAMe && <span className={css.part}>{messaggiVita.inCaricoAMe}</span>}
          {d.base && (
            <Link
              to="/dichiarazione/$anno/$id"
              params={{ anno: String(d.base.anno), id: d.base.id }}
              className={classi(css.part, css.base)}
            >
              {messaggiVita.partita(d.base.finalita, d.base.anno)}
            </Link>
          )}
          {d.etichette.map((etichetta) => (
            <Etichetta key={etichetta} testo={etichetta} colore={colori[etichetta]} />
          ))}
        </div>
      </div>
      <div className={css.results}>
        {modello.risultati.map((voce) => (
          <RisultatoTestata key={voce.nome} voce={voce} />
        ))}
      </div>
      <span className={css.divider} />
      {!solaLettura && <Annulla />}
      <IconButton icona={IconHistory} nome={m.storia} onClick={onStoria} />
      <Robot />
      <MenuStampa />
      <MenuVita />
      <Button onClick={onRiepilogo} aria-current={vistaIntera === 'riepilogo' ? 'page' : undefined}>
        {m.riepilogo}
      </Button>
      <Button onClick={onTelematico} aria-current={vistaIntera === 'telematico' ? 'page' : undefined}>
        {m.telematico}
      </Button>
      {!solaLettura && (
        <Button aspetto="primary" id="salva" inCorso={inSalvataggio} onClick={() => void save()}>
          {m.salva} <span className={css.key}>{m.tastiSalva}</span>
        </Button>
      )}
    </header>
  );
}

/** The copilot, for who has it: absent for the others. */
function Robot() {
  const copilota = useCopilotaAperto();
  if (copilota === null) return null;
  const { isAperto, open, close } = copilota;
  return (
    <IconButton
      icona={IconRobot}
      nome={mc.nome}
      title={`${mc.nome} (${mc.tasti})`}
      aria-pressed={isAperto}
      onClick={isAperto ? close : open}
    />
  );
}

/** Puts back the last change: its name says which. */
function Annulla() {
  const apertura = useApertura();
  const { campi } = apertura;
  useVersione();
  const chiave = campi.lastPasso();
  return (
    <IconButton
      icona={IconArrowBackUp}
      nome={m.annullaUltima}
      title={chiave === null ? m.nienteDaAnnullare : m.annullaUltimaDi(nameCasella(chiave))}
      disabled={chiave === null}
      onClick={() => moveNelTempo(apertura, 'annulla')}
    />
  );
}

/** A balance: its figure, or the word that says it is not known yet. */
function RisultatoTestata({ voce }: { voce: Risultato }) {
  const { campi, explain } = useApertura();
  useVersione();
  const risultato = computeRisultato(voce, (chiave) => campi.get(chiave).esito);
  const { stato, importo } = risultato;
  if (!isMostrato(voce, risultato)) return null;
  return (
    <div className={css.result}>
      <p className={css.resultName}>{m.saldo(voce.nome, risultato.verso)}</p>
      <button type="button" className={css.resultValue} onClick={() => explain(risultato.chiave)}>
        {(stato === 'provvisorio' || stato === 'incompleto') && (
          <span className={css.open} title={m[stato]}>
            <Icona di={IconAlertTriangle} />
            <span className={stato === 'provvisorio' ? 'hidden' : undefined}> {m[stato]}</span>
          </span>
        )}
        {stato === 'vuoto' && <span className={css.none}>–</span>}
        {importo !== null && <span className={classi(css.figure, 'figures')}>{formatImporto(importo)}</span>}
      </button>
    </div>
  );
}
