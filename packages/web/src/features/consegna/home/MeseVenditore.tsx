import { daysBetween, giornoDiRoma } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Collegamento } from '../../../dominio/pagina/Collegamento.tsx';
import { Parte } from '../../../dominio/pagina/Parte.tsx';
import { formatIntero } from '../../../formato/formato.ts';
import { formatNumero } from '../../../formato/formato-valore.ts';
import { messaggiCasa as m } from '../../../messages/casa-venditore.ts';
import { classi } from '../../../ui/classi.ts';
import css from './MeseVenditore.module.css';
import { type MeseVenditore as Dati, meseQuery } from './venditore.api.ts';

/** Euro with cents only where there are some. */
const formatEuro = (euro: number): string =>
  `${Number.isInteger(euro) ? formatIntero(euro) : formatNumero(euro, 2)} €`;

/** The month so far, and what stands: each figure opens what makes it. */
export function MeseVenditore() {
  const letta = useQuery(meseQuery);
  if (letta.isError || letta.isPending)
    return (
      <Parte titolo={m.ilMese} di={letta}>
        {null}
      </Parte>
    );
  return <Voci dati={letta.data} />;
}

function Voci({ dati }: { dati: Dati }) {
  const { daIncassare, studi, crediti, oggi } = dati;
  const giorni = daIncassare.dal === null ? 0 : daysBetween(giornoDiRoma(new Date(daIncassare.dal)), oggi);
  return (
    <section aria-label={m.ilMese} className={css.mese}>
      <Voce
        titolo={m.venduto(oggi)}
        verso={`/vendite?anno=${oggi.slice(0, 4)}`}
        nome={m.vendite}
        figura={formatEuro(dati.venduto)}
        isPrima
      >
        {m.ordini(dati.ordini, dati.creditiVenduti)}
        <br />
        {m.unAnnoFa(formatEuro(dati.vendutoUnAnnoFa))}
      </Voce>
      <Voce
        titolo={m.daIncassare}
        verso="/bonifici?Stato=In%20sospeso"
        nome={m.bonifici}
        figura={formatEuro(daIncassare.euro)}
      >
        {m.bonificiAttesi(daIncassare.bonifici, giorni)}
      </Voce>
      <Voce
        titolo={m.studiAttivi}
        verso="/studi?Bloccato=false"
        nome={m.vaiStudi}
        figura={formatIntero(studi.attivi)}
      >
        {m.nuoviBloccati(studi.nuovi, studi.bloccati)}
      </Voce>
      <Voce titolo={m.presso} verso="/movimenti" nome={m.movimenti} figura={formatIntero(crediti.residui)}>
        {crediti.scadonoIl === null ? m.nonScadono : m.scadono(crediti.inScadenza, crediti.scadonoIl)}
      </Voce>
    </section>
  );
}

type PropsVoce = {
  titolo: string;
  verso: string;
  nome: string;
  figura: string;
  isPrima?: boolean;
  children: ReactNode;
};

function Voce({ titolo, verso, nome, figura, isPrima = false, children }: PropsVoce) {
  return (
    <div className={classi(css.voce, isPrima && css.voceGrande)}>
      <h2 className={css.titoloVoce}>{titolo}</h2>
      <Collegamento verso={verso}>
        {nome}
        <span className="hidden">, {titolo}</span>
      </Collegamento>
      <p className={classi(css.cifra, 'figures')}>{figura}</p>
      <p className={css.testoVoce}>{children}</p>
    </div>
  );
}
