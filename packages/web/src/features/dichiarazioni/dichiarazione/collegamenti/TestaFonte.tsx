import type { FonteCollegamento, FonteCollegamentoFilo } from '@quadra/contract';
import {
  type Icon,
  IconAlertTriangle,
  IconBuildingBank,
  IconCalendarEvent,
  IconCertificate,
  IconCertificate2,
  IconFileTypeXml,
  IconGauge,
  IconHistory,
  IconHome,
  IconReceipt2,
  IconReceiptTax,
  IconReportMoney,
  IconTransfer,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messaggiCollegamenti as m } from '../../../../messages/collegamenti.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { quadriBilancio } from '../dati/bilancio.ts';
import css from './Collegamenti.module.css';
import { countStato } from './righi.ts';

const icone: Record<FonteCollegamento, Icon> = {
  bilancio: IconFileTypeXml,
  liquidazioni: IconCalendarEvent,
  dichiarazioneIva: IconReceiptTax,
  redditi: IconReportMoney,
  isa: IconGauge,
  certificazioni: IconCertificate,
  versamenti: IconReceipt2,
  certificazioniEmesse: IconCertificate2,
  immobili: IconHome,
  societa: IconUsersGroup,
  coniuge: IconUsers,
  altroModello: IconTransfer,
  annoPrima: IconHistory,
  anagrafica: IconUser,
};

type Props = { fonte: FonteCollegamentoFilo; onRiprova: () => void };

/** A paper: what it is, how much of it is to be decided, where it is opened; one that was not read says so. */
export function TestaFonte({ fonte, onRiprova }: Props) {
  const { Fonte, Dettaglio, Letta, Righi } = fonte;
  return (
    <tr className={css.source}>
      <td className={css.tick} />
      <th scope="rowgroup" colSpan={7}>
        <div className={css.paper}>
          <Icona di={icone[Fonte] ?? IconBuildingBank} size={16} />
          <strong>{m.fonte[Fonte]}</strong>
          <span className={css.soft}>{Dettaglio}</span>
          {Letta ? (
            <span className={css.last}>
              <span className={css.soft}>
                {m.conti(countStato(Righi, 'da decidere'), countStato(Righi, 'uguale'))}
              </span>
              <Apri fonte={fonte} />
            </span>
          ) : (
            <span className={css.last}>
              <span className={css.warning}>
                <Icona di={IconAlertTriangle} size={13} />
                {m.nonLetta}
              </span>
              <button type="button" className={css.link} onClick={onRiprova}>
                {m.riprova}
              </button>
            </span>
          )}
        </div>
      </th>
    </tr>
  );
}

/** Where the paper itself is looked at. */
function Apri({ fonte: { Fonte, Dichiarazione } }: { fonte: FonteCollegamentoFilo }) {
  const { dichiarazione, modello, openQuadro } = useApertura();
  const nome = m.apri[Fonte];
  if (Dichiarazione !== null)
    return (
      <Link
        to="/dichiarazione/$anno/$id"
        params={{ anno: String(Dichiarazione.Anno), id: Dichiarazione.Id }}
        className={css.link}
      >
        {m.apri.annoPrima}
      </Link>
    );
  if (Fonte === 'bilancio') {
    const suoi = modello.quadri.filter(({ codice }) => quadriBilancio.includes(codice));
    const quadro =
      suoi.find(({ codice }) => (dichiarazione.statiQuadri[codice] ?? 'assente') !== 'assente') ?? suoi[0];
    return quadro ? (
      <button type="button" className={css.link} onClick={() => openQuadro(quadro.codice)}>
        {nome} {quadro.codice}
      </button>
    ) : null;
  }
  const { idAnagrafica } = dichiarazione;
  if (Fonte === 'liquidazioni')
    return (
      <Link
        to="/anno-iva/$anno/$cliente"
        params={{ anno: String(modello.annoImposta), cliente: idAnagrafica }}
        className={css.link}
      >
        {nome}
      </Link>
    );
  if (Fonte === 'versamenti')
    return (
      <Link
        to="/conto-fiscale"
        search={{ cliente: idAnagrafica, anno: modello.annoImposta }}
        className={css.link}
      >
        {nome}
      </Link>
    );
  return (
    <Link to="/anagrafica/$id" params={{ id: idAnagrafica }} className={css.link}>
      {nome}
    </Link>
  );
}
