// The entry point of the pages.

import '../design/tokens.css';
import '../design/base.css';
import '../design/parts.css';
import '../design/frame.css';
import { render } from 'preact';
import { LocationProvider } from 'preact-iso';
import { Frame } from './frame.tsx';
import { Pages } from './pages.tsx';
import { refreshSession } from './session.ts';

function Application() {
  return (
    <LocationProvider>
      <Frame>
        <Pages />
      </Frame>
    </LocationProvider>
  );
}

/**
 * A page's file is gone when the service has been updated since the visitor came: the whole page is loaded anew, once.
 * Without a connection that would only lose what is on the screen.
 * `vite:preloadError` is what vite says where an import fails.
 */
addEventListener('vite:preloadError', () => {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReloaded = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  if (!isReloaded && navigator.onLine) location.reload();
});

const root = document.getElementById('application');
if (root !== null) render(<Application />, root);
void refreshSession();
