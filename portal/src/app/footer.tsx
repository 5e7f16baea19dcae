import { useEffect } from 'react';
import { langOfOrg, useLanguage } from '../i18n/index.ts';
import { useTranslation } from '../i18n/translation.ts';
import { useSearchParams } from 'wouter';
import { stylesheetOf, useBrand } from '../brand/index.ts';
import { Icon, safeLink, SafeHtml } from '../ui/index.ts';
import { useManifest } from './host-document.ts';
import { useSession } from './session.tsx';
import { useFooterContent } from './use-footer-content.ts';

/** Customer service, legal links and the disclaimer of the footer's brand (requirement 000 section 2). */
export function Footer() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const content = useFooterContent(search.get('orderId') ?? undefined, useManifest().brands);
  const { state } = useSession();
  useChatParameters();
  const { brand, phone, hours, utility } = content;
  const ofPage = useBrand();
  const lang = langOfOrg(useLanguage());
  // The org writes in fewer languages than the portal speaks.
  const note = lang === undefined ? null : <small>({t('footer.inEnglish')})</small>;
  return (
    <footer className="footer" data-brand={brand.id} data-for={state === 'customer' ? 'customer' : 'guest'}>
      {brand.id === ofPage.id ? null : <link rel="stylesheet" href={stylesheetOf(brand.id)} />}
      <div className="footer-inner">
        <section className="footer-service">
          <h2>{t('footer.customerService')}</h2>
          {phone ? <PhoneLine label={t('footer.phone')} number={phone} /> : null}
          {hours ? (
            <p className="footer-line">
              <Icon name="clock" />
              <span>
                <span lang={lang}>{hours}</span> {note}
              </span>
            </p>
          ) : null}
          {utility ? (
            <div className="footer-utility">
              <h3>{t('footer.utility')}</h3>
              <p>{utility.name}</p>
              {utility.phone ? <PhoneLine label={t('footer.utilityPhone')} number={utility.phone} /> : null}
            </div>
          ) : null}
        </section>
        <div className="footer-legal">
          <ul className="footer-links">
            <LegalLink href={content.privacy} text={t('footer.privacy')} />
            <LegalLink href={content.terms} text={t('footer.terms')} />
          </ul>
          {content.disclaimer ? (
            <>
              <SafeHtml html={content.disclaimer} lang={lang} className="footer-html" />
              {note}
            </>
          ) : null}
          <p className="footer-sign">{t('footer.sign', { brand: brand.name })}</p>
        </div>
      </div>
    </footer>
  );
}

function PhoneLine({ label, number }: { readonly label: string; readonly number: string }) {
  return (
    <p className="footer-line">
      <Icon name="phone" />
      <a href={`tel:${number.replace(/[^\d+]/g, '')}`} aria-label={`${label}: ${number}`}>
        {number}
      </a>
    </p>
  );
}

/** A link whose address came from the org; one that is not there, or not safe to follow, is left out. */
function LegalLink({ href, text }: { readonly href: string | undefined; readonly text: string }) {
  const safe = safeLink(href, location.origin);
  if (safe === undefined) return null;
  return (
    <li>
      <a href={safe} rel="noopener noreferrer">
        {text}
      </a>
    </li>
  );
}

/** Tells a chat on the page who is there. Source: requirement 000 section 2. */
function useChatParameters(): void {
  const { userId } = useSession();
  useEffect(() => {
    if (userId !== undefined) dispatchEvent(new CustomEvent('chat-parameters', { detail: { userId } }));
  }, [userId]);
}
