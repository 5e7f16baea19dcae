import theme from 'vitepress/theme';
import './theme.css';
import './reference.css';

export default theme;
