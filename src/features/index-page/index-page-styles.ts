// Late parts of the page are in its HTML from the start: their styles come with the page, not with the parts.
import './about-section.module.css';
import './constituents-list.module.css';
import './constituents-table.module.css';
import './fact-list.module.css';
import './index-header.module.css';
import './index-page.module.css';
import './level-figures.module.css';
import './notes.module.css';
import './returns-section.module.css';
import './section-menu.module.css';
import './show-all.module.css';
import './variants-section.module.css';
