import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { PassoCodice } from '../../../dominio/collegamento/PassoCodice.tsx';
import { messaggiFirmatario as m } from '../../../messages/firma-semplice.ts';
import { FoglioCliente } from '../../../ui/pagina/FoglioCliente.tsx';
import { useTitoloPagina } from '../../../ui/pagina/titolo-pagina.ts';
import { askCodice, type DaFirmare, openLink, readDaFirmare } from './firmatario.api.ts';
import { type Fine, LeggiEFirma } from './LeggiEFirma.tsx';

type Aperta = Awaited<ReturnType<typeof openLink>>;

/** The page of who signs by a link: made for a telephone, opened by its link and a code. */
export function FirmatarioPage() {
  const { codice: link = '' } = useParams({ strict: false });
  const [aperta, setAperta] = useState<Aperta | null>(null);
  const [errore, setErrore] = useState<string | null>(null);
  useTitoloPagina(m.titoloPagina);
  useEffect(() => {
    let viva = true;
    openLink(link).then(
      (data) => viva && setAperta(data),
      (causa: unknown) => viva && setErrore(toApiError(causa).testo),
    );
    return () => {
      viva = false;
    };
  }, [link]);
  if (errore !== null) return <FoglioCliente titolo={m.nonSiApre} testo={errore} />;
  return aperta && <Passi link={link} aperta={aperta} />;
}

function Passi({ link, aperta: { studio, email } }: { link: string; aperta: Aperta }) {
  const [letta, setLetta] = useState<(DaFirmare & { codice: string }) | null>(null);
  const [fine, setFine] = useState<Fine | null>(null);
  if (fine === 'firmato')
    return <FoglioCliente studio={studio} titolo={m.fatto} testo={m.fattoTesto(studio)} />;
  if (fine === 'atteso')
    return <FoglioCliente studio={studio} titolo={m.fatto} testo={m.attesoTesto(studio)} />;
  if (fine === 'rifiutato')
    return <FoglioCliente studio={studio} titolo={m.rifiutato} testo={m.rifiutatoTesto(studio)} />;
  if (letta !== null) return <LeggiEFirma link={link} studio={studio} letta={letta} onFine={setFine} />;
  return (
    <FoglioCliente studio={studio} titolo={m.titolo} testo={m.testo(studio)}>
      <PassoCodice
        email={email}
        parole={m}
        mandaCodice={() => askCodice(link)}
        onCodice={async (codice) => setLetta({ ...(await readDaFirmare(link, codice)), codice })}
      />
    </FoglioCliente>
  );
}
